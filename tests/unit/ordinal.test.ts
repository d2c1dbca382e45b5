import { expect, test } from 'vitest'
import { ordinal } from '~/lib/ordinal'

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
