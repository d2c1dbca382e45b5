import type { Money } from './types'

/** Rupees for a US dollar, fixed: a prize is worth the same whenever it is counted. */
export const rupeesPerDollar = 84

/** The same money in rupees. */
export const toRupees = ({ amount, currency }: Money): Money => ({
  amount: currency === 'USD' ? amount * rupeesPerDollar : amount,
  currency: 'INR',
})
