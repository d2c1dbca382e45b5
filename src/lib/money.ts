import { numberFormat } from './intl'

/** An amount in whole rupees or whole US dollars. */
export interface Money {
  amount: number
  currency: 'INR' | 'USD'
}

const lakh = 100_000
const crore = 10_000_000
const wholeDollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const
const compactDollars = { style: 'currency', currency: 'USD', notation: 'compact', maximumFractionDigits: 1 } as const
const wholeRupees = { style: 'currency', currency: 'INR', maximumFractionDigits: 0 } as const

/** US dollars in full: 12500 → "$12,500". */
export const dollars = (amount: number): string => numberFormat('en-US', wholeDollars).format(amount)

/** US dollars in little space: 12500 → "$12.5K", 0 → "$0". */
export const shortDollars = (amount: number): string => numberFormat('en-US', compactDollars).format(amount)

/** Money as India reads it, in the currency given: "₹3.2 crore", "₹35 lakh", "₹75,000", "$400,000". Never rounds: an odd amount is written out. */
export function formatMoney({ amount, currency }: Money): string {
  if (currency === 'USD') return dollars(amount)
  if (amount >= crore && isShort(amount / crore)) return `₹${amount / crore} crore`
  if (amount >= lakh && amount < crore && isShort(amount / lakh)) return `₹${amount / lakh} lakh`
  return numberFormat('en-IN', wholeRupees).format(amount)
}

/** At most two decimals, exactly. */
const isShort = (value: number) => Math.round(value * 100) / 100 === value
