import { expect, test } from 'vitest'
import { prizeDistribution } from '~/rules/prizes'

const amounts = (pool: number, shares?: number[]) =>
  prizeDistribution({ amount: pool, currency: 'USD' }, shares).map(({ amount }) => amount)

test('of $700,000 the first gets $400,000, the second $200,000, the third $100,000', () => {
  expect(amounts(700_000)).toEqual([400_000, 200_000, 100_000])
})

test.each([
  [250_000, [50, 30, 12, 8], [125_000, 75_000, 30_000, 20_000]],
  [100_000, [4, 2, 1], [57_144, 28_571, 14_285]],
  [10, [1, 1, 1], [4, 3, 3]],
])('a pool of %i split by %j is %j, and adds up: the remainder is added to the first', (pool, shares, prizes) => {
  expect(amounts(pool, shares)).toEqual(prizes)
  expect(prizes.reduce((sum, prize) => sum + prize, 0)).toBe(pool)
})

test('prizes have the currency of the pool', () => {
  expect(prizeDistribution({ amount: 70_000, currency: 'INR' })[0]).toEqual({ amount: 40_000, currency: 'INR' })
})
