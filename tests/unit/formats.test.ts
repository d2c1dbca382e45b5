import { ordinal } from '@akhada/contract/ordinal'
import { expect, test } from 'vitest'
import { formatMoney, formatShort } from '~/lib/number-format'
import { scaleNumberText } from '~/lib/scale-number-text'

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1.0K'],
  [148_700, '148.7K'],
  [912_460, '912.5K'],
  [999_999, '999.9K'],
  [1_000_000, '1.0M'],
  [4_200_000, '4.2M'],
  [11_460_000, '11.5M'],
])('%i followers are shown as %s: at or above 1,000,000 as x.xM, at or above 1,000 as x.xK', (count, text) => {
  expect(formatShort(count)).toBe(text)
})

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
  [35_280_000, 'INR', '₹3.528 crore'],
  [125_550, 'INR', '₹1,25,550'],
  [10_512_345, 'INR', '₹1,05,12,345'],
  [12_345_000, 'INR', '₹1,23,45,000'],
] as const)('%i %s is written %s, in the currency given and never rounded', (amount, currency, text) => {
  expect(formatMoney({ amount, currency })).toBe(text)
})

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [22, '22nd'],
])('place %i is %s', (place, text) => {
  expect(ordinal(place)).toBe(text)
})

test.each([
  ['200K+', 0.5, '100K+'],
  ['1.2M+', 0.5, '0.6M+'],
  ['2,500+', 0.8, '2,000+'],
  ['2,500+', 0.1, '250+'],
  ['50+', 0, '0+'],
  ['7.5%', 1, '7.5%'],
])('%s at %s is %s', (value, share, text) => {
  expect(scaleNumberText(value, share)).toBe(text)
})
