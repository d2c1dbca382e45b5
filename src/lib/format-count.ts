const grouped = new Intl.NumberFormat('en-IN')

/** A whole number with Indian grouping: 1248000 → "12,48,000". */
export const formatCount = (count: number): string => grouped.format(count)
