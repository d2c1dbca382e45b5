import { formatThousands } from '~/lib/number-format'

/** Earnings in a year, in US dollars, that fill a bar. */
export const fullBarAmount = 10_000

/** Height of a bar as a share of the chart, 0 to 1, capped. For a single player it's earnings / 10000 (specification 9). */
export const scaleBar = (amount: number, full: number): number => Math.min(1, Math.max(0, amount / full))

/** A round amount that no player's bar exceeds. Its quarters are short to write. */
export function chooseFullBar(amounts: readonly number[]): number {
  const highest = Math.max(fullBarAmount, ...amounts)
  const power = 10 ** Math.floor(Math.log10(highest))
  return [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8].map((step) => step * power).find((full) => full >= highest) ?? power * 10
}

const compactUnits = [
  { size: 1e12, unit: 'T' },
  { size: 1e9, unit: 'B' },
  { size: 1e6, unit: 'M' },
  { size: 1e3, unit: 'K' },
]

/** US dollars in short form, with at most one decimal: 12500 → "$12.5K", 0 → "$0". */
export function formatShortDollars(amount: number): string {
  const absolute = Math.abs(amount)
  // From 999,950 on, rounding to one decimal reaches the next unit.
  const { size, unit } = compactUnits.find((each) => absolute >= each.size * 0.99995) ?? { size: 1, unit: '' }
  const [whole = '', decimal] = String(Math.round((absolute / size) * 10) / 10).split('.')
  return `${amount < 0 ? '-' : ''}$${formatThousands(Number(whole))}${decimal ? `.${decimal}` : ''}${unit}`
}
