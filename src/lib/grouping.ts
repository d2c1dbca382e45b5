// By hand: the first `Intl.NumberFormat` costs a phone a tenth of a second.

/** A number rounded to whole, in groups of three: 1248000 → "1,248,000". */
export const groupThousands = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')

/** A number rounded to whole, with Indian grouping: 1248000 → "12,48,000". */
export const groupIndian = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{2})*\d{3}$)/g, ',')
