import { expect, test } from 'vitest'
import { calendarFile } from '~/lib/calendar'

const event = {
  id: 'republic-clash-2027',
  title: 'Republic Clash 2027; finals, maybe',
  start: '2027-01-20T11:00:00+05:30',
  end: '2027-01-31T19:00:00+05:30',
  location: 'Bengaluru, India',
  description: 'Line one\nLine two \\ done',
  url: 'https://akhada.example/esports/tournament/republic-clash-2027',
}
const file = calendarFile([event], 'akhada.example', '2026-11-21T00:00:00+05:30')
const unfolded = file.replaceAll('\r\n ', '').split('\r\n')

test('a calendar holds one event per tournament, and every line ends in CRLF', () => {
  expect(unfolded[0]).toBe('BEGIN:VCALENDAR')
  expect(unfolded.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('times are in UTC', () => {
  expect(unfolded).toContain('DTSTART:20270120T053000Z')
  expect(unfolded).toContain('DTEND:20270131T133000Z')
  expect(unfolded).toContain('DTSTAMP:20261120T183000Z')
})

test('the id lasts, so that a second download updates the first', () => {
  expect(unfolded).toContain('UID:republic-clash-2027@akhada.example')
})

test.each([
  ['SUMMARY', 'Republic Clash 2027\\; finals\\, maybe'],
  ['LOCATION', 'Bengaluru\\, India'],
  ['DESCRIPTION', 'Line one\\nLine two \\\\ done'],
])('%s escapes commas, semicolons, backslashes and line breaks', (name, text) => {
  expect(unfolded).toContain(`${name}:${text}`)
})

test.each(['a'.repeat(300), 'अखाड़ा में आज फाइनल है, '.repeat(12), '🏆'.repeat(50)])(
  'no line is longer than 75 octets, and unfolding gives the text back: %s',
  (description) => {
    const long = calendarFile([{ ...event, description }], 'akhada.example', event.start)
    for (const line of long.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(long.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description.replaceAll(',', '\\,')}`)
  },
)

test('following a tournament leaves the time free', () => {
  expect(unfolded).toContain('TRANSP:TRANSPARENT')
})

test('what is no time throws', () => {
  expect(() => calendarFile([{ ...event, start: 'soon' }], 'akhada.example', event.start)).toThrow(RangeError)
})
