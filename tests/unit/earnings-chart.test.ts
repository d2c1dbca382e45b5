import { expect, test } from 'vitest'
import { chooseFullBar, formatShortDollars, fullBarAmount, scaleBar } from '~/rules/earnings-chart'

test.each([
  [0, 0],
  [2_500, 0.25],
  [10_000, 1],
  [10_001, 1],
  [-5, 0],
])('the bar for %i dollars has %d of the height of the chart', (amount, height) => {
  expect(scaleBar(amount, fullBarAmount)).toBe(height)
})

test.each([
  [[], 10_000],
  [[-1, 10_000], 10_000],
  [[10_001], 12_000],
  [[14_800, 300], 16_000],
  [[48_000], 60_000],
  [[80_001], 100_000],
  [[1_300_000], 1_600_000],
])('for %j a full bar is %i dollars', (amounts, full) => {
  expect(chooseFullBar(amounts)).toBe(full)
})

test.each([
  [0, '$0'],
  [-12_500, '-$12.5K'],
  [999_949, '$999.9K'],
  [999_950, '$1M'],
])('%i dollars in short are %s', (amount, text) => {
  expect(formatShortDollars(amount)).toBe(text)
})
