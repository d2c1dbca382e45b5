import { plural } from './words'

// Hand-written: on a phone the first use of Intl on a page takes 20 ms, and browsers abbreviate September in two ways.

/** How far India's time is ahead of UTC, in ms. */
export const indiaOffsetMs = 5.5 * 60 * 60 * 1000
export const minuteMs = 60_000
/** A day in ms. */
export const dayMs = 24 * 60 * minuteMs
/** A week in ms. */
export const weekMs = 7 * dayMs
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const fullMonths = 'January February March April May June July August September October November December'.split(' ')
const months = fullMonths.map((name) => name.slice(0, 3))

/** A date whose UTC fields are the local time in India, or `offset` ms ahead of UTC. Throws a RangeError for an invalid time. */
function toIndianTime(iso: string, offset = indiaOffsetMs): Date {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) throw new RangeError(`"${iso}" is not a valid time`)
  return new Date(time + offset)
}

/** A day in India without its year: "21 Nov". */
export function formatShortDate(iso: string): string {
  const date = toIndianTime(iso)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}

/** A day in India: "21 Nov 2026". */
export const formatDate = (iso: string): string => `${formatShortDate(iso)} ${toIndianTime(iso).getUTCFullYear()}`

/** First to last day in India, in as few words as possible: "3–29 Nov 2026", "28 Nov – 3 Dec 2026". */
export function formatDateRange({ start, end }: { start: string; end: string }): string {
  const year = toIndianTime(end).getUTCFullYear()
  if (year !== toIndianTime(start).getUTCFullYear()) return `${formatDate(start)} – ${formatDate(end)}`
  return `${nameDayRange(start, end).join(' ')} ${year}`
}

/** A time of day in India, with the zone: "6:00 pm IST". */
export const formatTime = (iso: string): string => `${nameTime(iso)} IST`

/** Day and time in India: "21 Nov 2026, 6:00 pm IST". */
export const formatDateTime = (iso: string): string => `${formatDate(iso)}, ${formatTime(iso)}`

/** A month in India: "November 2026"; takes any time within it. */
export const formatMonth = (iso: string): string => nameMonth(getMonthKey(iso))

/** The number of the day in India at a time (ms), counted from 1970. */
export const getDayNumber = (time: number): number => Math.floor((time + indiaOffsetMs) / dayMs)

/** For sorting by start, earliest first. */
export const compareStarts = (a: { start: string }, b: { start: string }) => Date.parse(a.start) - Date.parse(b.start)

/** The next midnight in India, in ms. */
export const findNextMidnight = (now: number): number => (getDayNumber(now) + 1) * dayMs - indiaOffsetMs

/** A day in India, or in a zone `offset` ms ahead of UTC: "Thu 26 Nov". */
export function nameDay(iso: string, offset = indiaOffsetMs): string {
  const date = toIndianTime(iso, offset)
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}

/** A day in India as people call it at the time `now` (ms): "Today", "Tomorrow", "Thu 26 Nov", more than half a year ahead "2 Nov 2027". */
export function nameDayFrom(iso: string, now: number): string {
  const ahead = getDayNumber(Date.parse(iso)) - getDayNumber(now)
  return ['Today', 'Tomorrow'][ahead] ?? (ahead > 180 ? formatDate(iso) : nameDay(iso))
}

/** First to last day in India, in two parts: ["16–29", "Nov"], ["28 Nov", "– 3 Dec"]. */
export function nameDayRange(start: string, end: string): [days: string, months: string] {
  const [from, to] = [toIndianTime(start), toIndianTime(end)]
  const [first, last] = [from.getUTCDate(), to.getUTCDate()]
  const month = months[from.getUTCMonth()] ?? ''
  if (from.getUTCMonth() !== to.getUTCMonth()) return [`${first} ${month}`, `– ${last} ${months[to.getUTCMonth()]}`]
  return [first === last ? `${first}` : `${first}–${last}`, month]
}

/** The name of a month: "2026-12" → "December 2026". */
export function nameMonth(key: string): string {
  const [year, month] = key.split('-')
  return `${fullMonths[Number(month) - 1]} ${year}`
}

/** A time of day in India, or in a zone `offset` ms ahead of UTC: "3:00 pm". */
export function nameTime(iso: string, offset = indiaOffsetMs): string {
  const date = toIndianTime(iso, offset)
  const hours = date.getUTCHours()
  return `${hours % 12 || 12}:${String(date.getUTCMinutes()).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}

/** The time left, if it's less than a day: "in 2 h 10 min"; otherwise empty. */
export function countDown(iso: string, now: number): string {
  const ahead = Date.parse(iso) - now
  return ahead <= 0 || ahead >= dayMs ? '' : formatTimeLeft(ahead)
}

/** The calendar month in India of a point in time, for grouping: "2026-11". */
export const getMonthKey = (iso: string): string => toIndianTime(iso).toISOString().slice(0, 7)

/** How long until something begins, in its two largest units: "in 2 days 4 h", "in 2 h 15 min", "in 5 min", "now". Takes ms. */
export function formatTimeLeft(ms: number): string {
  const minutes = Math.ceil(ms / minuteMs)
  if (minutes <= 0) return 'now'
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60]
  const units = [days > 0 && plural(days, 'day'), hours > 0 && `${hours} h`, days === 0 && rest > 0 && `${rest} min`]
  return `in ${units.filter(Boolean).join(' ')}`
}

const writtenDay = /^(?:(?<month>[a-z]{3,9}) (?<day>\d{1,2}),|(?<first>\d{1,2}) (?<second>[a-z]{3,9})) (?<year>\d{4})$/i

/** Rewrites a record's date as the site does: "October 19, 2005" and "01 Oct 2026" → "19 Oct 2005", "1 Oct 2026". Other texts stay. */
export function formatWrittenDay(text: string): string {
  const { month = '', day, first, second, year } = writtenDay.exec(text)?.groups ?? {}
  const name = (second ?? month).toLowerCase()
  const index = fullMonths.findIndex((full) => [full, full.slice(0, 3)].some((known) => known.toLowerCase() === name))
  return index < 0 ? text : `${Number(day ?? first)} ${months[index]} ${year}`
}
