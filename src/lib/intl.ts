/** Formatters are made on first use and then kept: on a phone each costs some ten milliseconds. */
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()

/** The formatter of dates for a locale. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  getOrCreate(dateFormats, locale + JSON.stringify(options), () => new Intl.DateTimeFormat(locale, options))

/** The formatter of numbers for a locale. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  getOrCreate(numberFormats, locale + JSON.stringify(options), () => new Intl.NumberFormat(locale, options))

function getOrCreate<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const value = map.get(key) ?? create()
  map.set(key, value)
  return value
}
