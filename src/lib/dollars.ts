const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
})

/** US dollars in full: 12500 → "$12,500". */
export const dollars = (amount: number): string => whole.format(amount)

/** US dollars in little space: 12500 → "$12.5K", 0 → "$0". */
export const shortDollars = (amount: number): string => short.format(amount)
