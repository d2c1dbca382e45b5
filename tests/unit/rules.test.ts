import { sum } from '@akhada/contract/sum'
import { distributePrizes } from '@akhada/sample-world/tournaments/prizes'
import { expect, test } from 'vitest'
import { readRegion } from '~/rules/region'
import { rankTier } from '~/rules/tier-rank'
import { isTrending } from '~/rules/trending'

const amounts = (pool: number, shares?: number[]) =>
  distributePrizes({ amount: pool, currency: 'USD' }, shares).map(({ amount }) => amount)

test('a pool of $700,000 gives the first $400,000, the second $200,000 and the third $100,000', () => {
  expect(amounts(700_000)).toEqual([400_000, 200_000, 100_000])
})

test.each([
  [250_000, [50, 30, 12, 8], [125_000, 75_000, 30_000, 20_000]],
  [100_000, [4, 2, 1], [57_144, 28_571, 14_285]],
  [10, [1, 1, 1], [4, 3, 3]],
])('a pool of %i split by %j is %j, and adds up: the remainder is added to the first', (pool, shares, prizes) => {
  expect(amounts(pool, shares)).toEqual(prizes)
  expect(sum(prizes)).toBe(pool)
})

test('prizes are in the currency of the pool', () => {
  expect(distributePrizes({ amount: 70_000, currency: 'INR' })[0]).toEqual({ amount: 40_000, currency: 'INR' })
})

test.each([
  ['Pune, Maharashtra, India', 'Maharashtra'],
  ['Guwahati, India', 'India'],
  ['Goa', 'Global'],
  ['Goa, ', 'Global'],
  ['', 'Global'],
])(
  'players of an organization in "%s" have the region %s: the part after the comma, or else Global',
  (headquarters, region) => {
    expect(readRegion(headquarters)).toBe(region)
  },
)

test.each([
  ['1.2M', true],
  ['850K', false],
  ['12', false],
])('a game with %s viewers is trending: %s', (viewers, trending) => {
  expect(isTrending(viewers)).toBe(trending)
})

test.each([
  ['S-Tier', 'first'],
  ['tier 1', 'first'],
  ['A-Tier', 'second'],
  ['Tier 2', 'second'],
  ['Elite', 'other'],
  ['Tier 12', 'other'],
  ['', 'other'],
])('the tier "%s" has the rank %s', (tier, rank) => {
  expect(rankTier(tier)).toBe(rank)
})
