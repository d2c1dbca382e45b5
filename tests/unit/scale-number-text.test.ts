import { expect, test } from 'vitest'
import { scaleNumberText } from '~/lib/scale-number-text'

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
