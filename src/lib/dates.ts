const formats = new Map<string, Intl.DateTimeFormat>()

/** The formatter of dates for a locale, created once: on a phone each costs a millisecond or two. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}

/** All times are shown in Indian Standard Time, with the zone named. */
export const siteTimeZone = 'Asia/Kolkata'
const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: siteTimeZone } as const
const time = { hour: 'numeric', minute: '2-digit', timeZone: siteTimeZone } as const

/** The locale that pages are prerendered with; the browser's own replaces it after hydration. */
export const defaultLocale = 'en-IN'

/** A day in India: "21 Nov 2026" for `en-IN`. */
export const formatDate = (iso: string, locale: string = defaultLocale): string =>
  dateFormat(locale, day).format(new Date(iso))

/** First to last day in India, in as few words as the locale allows: "3–29 Nov 2026". */
export const formatDateRange = (start: string, end: string, locale: string = defaultLocale): string =>
  dateFormat(locale, day).formatRange(new Date(start), new Date(end))

/** A time of day in India, with the zone named: "6:00 pm IST". Intl names it "GMT+5:30" in most locales, which is not used in India. */
export const formatTime = (iso: string, locale: string = defaultLocale): string =>
  `${dateFormat(locale, time).format(new Date(iso))} IST`

/** Day and time in India: "21 Nov 2026, 6:00 pm IST". */
export const formatDateTime = (iso: string, locale: string = defaultLocale): string =>
  `${formatDate(iso, locale)}, ${formatTime(iso, locale)}`

/** A month: "November 2026"; takes any date within it. */
export const formatMonth = (iso: string, locale: string = defaultLocale): string =>
  dateFormat(locale, { month: 'long', year: 'numeric', timeZone: siteTimeZone }).format(new Date(iso))

const indiaOffsetMs = 5.5 * 60 * 60 * 1000

/** The calendar month in India of a point in time, for grouping: "2026-11". Without Intl: WebKit writes `en-CA` as "11/2026". */
export const monthKey = (iso: string): string =>
  new Date(new Date(iso).getTime() + indiaOffsetMs).toISOString().slice(0, 7)
