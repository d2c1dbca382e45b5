const formats = new Map<string, Intl.DateTimeFormat>()

/** The formatter of dates for a locale, made on first use and then kept: on a phone each costs some ten milliseconds. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}
