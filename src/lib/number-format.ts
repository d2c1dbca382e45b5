import type { Money } from '@akhada/sample-world/tournaments/types'

// Hand-written, like `dates.ts`.
/** A number rounded to whole, in groups of three: 1248000 → "1,248,000". */
export const formatThousands = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')

/** A number rounded to whole, with Indian grouping: 1248000 → "12,48,000". */
export const formatIndian = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{2})*\d{3}$)/g, ',')

const lakh = 100_000
const crore = 10_000_000

/** US dollars in full, rounded: 12500 → "$12,500". */
export const formatDollars = (amount: number): string => `${amount < 0 ? '-' : ''}$${formatThousands(Math.abs(amount))}`

/** Money in Indian notation: "₹3.2 crore", "₹35 lakh", "₹75,000", "$400,000". In full where lakh or crore would take over three decimals. */
export function formatMoney({ amount, currency }: Money): string {
  if (currency === 'USD') return formatDollars(amount)
  if (amount >= crore && isShort(amount / crore)) return `₹${amount / crore} crore`
  if (amount >= lakh && amount < crore && isShort(amount / lakh)) return `₹${amount / lakh} lakh`
  return `₹${formatIndian(amount)}`
}

/** Whether a value has at most three decimals. */
const isShort = (value: number) => Math.round(value * 1000) / 1000 === value

/** A number as in specification 9 for followers: from 1,000,000 on "x.xM", from 1,000 on "x.xK", below in full. */
export function formatShort(count: number): string {
  if (count >= 1_000_000) return `${(count / 1_000_000).toFixed(1)}M`
  // Just below a million stays below: "999.9K", never "1000.0K".
  if (count >= 1_000) return `${Math.min(count / 1_000, 999.9).toFixed(1)}K`
  return String(count)
}
