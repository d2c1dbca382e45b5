/** US dollars in a year that fill a bar. */
export const fullBarAmount = 10_000

/** Height of a bar as a share of the chart, 0 to 1: earnings / 10000, capped (specification 9). */
export const barHeight = (amount: number): number => Math.min(1, Math.max(0, amount / fullBarAmount))
