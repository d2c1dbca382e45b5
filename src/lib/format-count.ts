import { numberFormat } from './intl'

/** A whole number with Indian grouping: 1248000 → "12,48,000". */
export const formatCount = (count: number): string => numberFormat('en-IN').format(count)
