import { sum } from '@akhada/contract/sum'
import type { Money } from './types'

/** First to third, as the specification shows them: $400,000, $200,000, $100,000 of $700,000. */
const podiumShares: readonly number[] = [4, 2, 1]

/**
 * The prize of each place (specification 9, "Prize distribution"): the pool split by `shares`, first place first, in whole units.
 * The remainder is added to the first place, so that the prizes add up to the pool.
 */
export function distributePrizes(pool: Money, shares: readonly number[] = podiumShares): Money[] {
  const total = sum(shares)
  const amounts = shares.map((share) => Math.floor((pool.amount * share) / total))
  const rest = pool.amount - sum(amounts)
  return amounts.map((amount, place) => ({ currency: pool.currency, amount: place === 0 ? amount + rest : amount }))
}
