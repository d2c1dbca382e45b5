import { groupIndian, groupThousands } from './grouping'

/** An amount in whole rupees or whole US dollars. */
export interface Money {
  amount: number
  currency: 'INR' | 'USD'
}

const lakh = 100_000
const crore = 10_000_000

/** US dollars in full, rounded: 12500 → "$12,500". */
export const dollars = (amount: number): string => `${amount < 0 ? '-' : ''}$${groupThousands(Math.abs(amount))}`

const compactUnits = [
  { size: 1e12, unit: 'T' },
  { size: 1e9, unit: 'B' },
  { size: 1e6, unit: 'M' },
  { size: 1e3, unit: 'K' },
]

/** US dollars in little space, with one decimal at most: 12500 → "$12.5K", 0 → "$0". */
export function shortDollars(amount: number): string {
  const absolute = Math.abs(amount)
  // From 999,950 on one decimal rounds to the next unit.
  const { size, unit } = compactUnits.find((each) => absolute >= each.size * 0.99995) ?? { size: 1, unit: '' }
  const [whole = '', decimal] = String(Math.round((absolute / size) * 10) / 10).split('.')
  return `${amount < 0 ? '-' : ''}$${groupThousands(Number(whole))}${decimal ? `.${decimal}` : ''}${unit}`
}

/** Money as India reads it, in the currency given: "₹3.2 crore", "₹35 lakh", "₹75,000", "$400,000". Never rounds: an odd amount is written out. */
export function formatMoney({ amount, currency }: Money): string {
  if (currency === 'USD') return dollars(amount)
  if (amount >= crore && isShort(amount / crore)) return `₹${amount / crore} crore`
  if (amount >= lakh && amount < crore && isShort(amount / lakh)) return `₹${amount / lakh} lakh`
  return `₹${groupIndian(amount)}`
}

/** At most two decimals, exactly. */
const isShort = (value: number) => Math.round(value * 100) / 100 === value
