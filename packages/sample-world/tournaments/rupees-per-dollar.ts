import type { Money } from './types'

/** Rupees per US dollar, fixed, so that a prize is worth the same whenever it's counted. */
export const rupeesPerDollar = 84

/** Converts an amount to rupees. */
export const toRupees = ({ amount, currency }: Money): Money => ({
  amount: currency === 'USD' ? amount * rupeesPerDollar : amount,
  currency: 'INR',
})
