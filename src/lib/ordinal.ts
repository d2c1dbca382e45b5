const rules = new Intl.PluralRules('en', { type: 'ordinal' })
const suffixes: Record<Intl.LDMLPluralRule, string> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
}

/** A place in words that fit a table: 1 → "1st", 12 → "12th", 22 → "22nd". */
export const ordinal = (place: number): string => `${place}${suffixes[rules.select(place)]}`
