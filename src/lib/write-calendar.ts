import { siteUrl } from './brand'

/** A calendar entry; `start` and `end` are ISO times with their zone. */
export interface CalendarEvent {
  /** Unique and stable, so that a second download updates the first. */
  id: string
  title: string
  start: string
  end: string
  location: string
  description: string
  /** Absolute URL of the event's page. */
  url: string
  /** ISO time of its last change. */
  changed: string
}

export interface Calendar {
  name: string
  /** Absolute URL to refresh the calendar from, if it can be subscribed to. */
  source?: string
  events: readonly CalendarEvent[]
}

/**
 * Writes an iCalendar file (RFC 5545; its name and refresh interval by RFC 7986) with times in UTC. Same events, same file.
 * Hand-written: `ics` would add 21 kB to a page, `ical-generator` 8 kB (Brotli).
 */
export function writeCalendar({ name, source, events }: Calendar): string {
  const { host } = new URL(siteUrl)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Tournaments//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // Some clients know only the older name of each property.
    ...['NAME', 'X-WR-CALNAME'].map((property) => `${property}:${escapeText(name)}`),
    ...(source ? [`SOURCE;VALUE=URI:${source}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT12H', 'X-PUBLISHED-TTL:PT12H'] : []),
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.id}@${host}`,
      `DTSTAMP:${toUtc(event.changed)}`,
      `LAST-MODIFIED:${toUtc(event.changed)}`,
      `DTSTART:${toUtc(event.start)}`,
      `DTEND:${toUtc(event.end)}`,
      `SUMMARY:${escapeText(event.title)}`,
      `LOCATION:${escapeText(event.location)}`,
      `DESCRIPTION:${escapeText(event.description)}`,
      `URL:${event.url}`,
      // Shown as free time: following a tournament must not block the calendar for weeks.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** The time in UTC, as `20261121T123000Z`. Throws RangeError for an invalid time. */
const toUtc = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Text by RFC 5545, section 3.3.11: a line break is `\n`, and no control character but the tab is allowed. */
const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '')

const encoder = new TextEncoder()

/** Folds a line at 75 octets; continuation lines begin with a space. Never splits a character. */
function fold(line: string): string {
  let folded = ''
  let room = 75
  for (const character of line) {
    const size = encoder.encode(character).length
    if (size > room) {
      folded += '\r\n '
      room = 74
    }
    folded += character
    room -= size
  }
  return folded
}
