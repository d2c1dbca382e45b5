import { expect, test } from 'vitest'
import { formatMoney } from '~/lib/number-format'

test.each([
  [700_000, 'USD', '$700,000'],
  [2_000_000, 'USD', '$2,000,000'],
  [0, 'USD', '$0'],
  [75_000, 'INR', '₹75,000'],
  [100_000, 'INR', '₹1 lakh'],
  [280_000, 'INR', '₹2.8 lakh'],
  [3_500_000, 'INR', '₹35 lakh'],
  [10_500_000, 'INR', '₹1.05 crore'],
  [32_000_000, 'INR', '₹3.2 crore'],
  [125_500, 'INR', '₹1,25,500'],
  [10_512_345, 'INR', '₹1,05,12,345'],
] as const)('%i %s is written %s, in the currency given and never rounded', (amount, currency, text) => {
  expect(formatMoney({ amount, currency })).toBe(text)
})
