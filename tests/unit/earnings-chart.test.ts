import { expect, test } from 'vitest'
import { barHeight } from '~/rules/earnings-chart'

test.each([
  [0, 0],
  [2_500, 0.25],
  [10_000, 1],
  [10_001, 1],
  [-5, 0],
])('%i dollars are a bar of %d of the chart', (amount, height) => {
  expect(barHeight(amount)).toBe(height)
})
