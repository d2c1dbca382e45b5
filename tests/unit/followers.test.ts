import { expect, test } from 'vitest'
import { formatFollowers } from '~/lib/number-format'

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
  expect(formatFollowers(count)).toBe(text)
})
