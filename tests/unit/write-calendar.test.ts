import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { writeCalendar } from '~/lib/write-calendar'

const event = {
  id: 'republic-clash-2027',
  title: 'Republic Clash 2027; finals, maybe',
  start: '2027-01-20T11:00:00+05:30',
  end: '2027-01-31T19:00:00+05:30',
  location: 'Bengaluru, India',
  description: 'Line one\nLine two \\ done',
  url: 'https://akhada.example/esports/tournament/republic-clash-2027',
  changed: '2026-11-21T00:00:00+05:30',
}
const calendar = { name: 'AKHADA: Valorant', events: [event] }
const parse = (file: string) => new ICAL.Component(ICAL.parse(file))
const parseEvents = (file: string) =>
  parse(file)
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each))
const file = writeCalendar(calendar)

test('an independent parser can read the file', () => {
  const [read, ...others] = parseEvents(file)
  expect(others).toEqual([])
  expect(read?.uid).toBe('republic-clash-2027@akhada.example')
  expect(read?.summary).toBe(event.title)
  expect(read?.location).toBe(event.location)
  expect(read?.description).toBe(event.description)
  expect(read?.startDate.toJSDate()).toEqual(new Date(event.start))
  expect(read?.endDate.toJSDate()).toEqual(new Date(event.end))
  expect(read?.component.getFirstPropertyValue('url')).toBe(event.url)
  expect(read?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-20T18:30:00Z')
  expect(read?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  expect(parse(file).getFirstPropertyValue('x-wr-calname')).toBe('AKHADA: Valorant')
})

test('the file does not contain the time of writing: it changes only when an event changes', () => {
  expect(writeCalendar(calendar)).toBe(file)
  expect(writeCalendar({ ...calendar, events: [{ ...event, changed: '2026-11-22T00:00:00+05:30' }] })).not.toBe(file)
})

test('a calendar subscription says where and how often it is refreshed, a download does not', () => {
  const source = 'https://akhada.example/calendar/all.ics'
  const subscribed = parse(writeCalendar({ ...calendar, source }))
  expect(subscribed.getFirstPropertyValue('source')).toBe(source)
  expect(subscribed.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT12H')
  expect(parse(file).hasProperty('source')).toBe(false)
})

test.each(['a'.repeat(300), 'अखाड़ा में आज फाइनल है, '.repeat(12), '🏆'.repeat(50), 'BEGIN:VEVENT\r\nEND:VCALENDAR'])(
  'no line is longer than 75 octets or breaks early, and the text survives: %s',
  (description) => {
    const long = writeCalendar({ ...calendar, events: [{ ...event, description }] })
    expect(long.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of long.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(parseEvents(long).map((each) => each.description)).toEqual([description.replaceAll('\r\n', '\n')])
  },
)

test('no control character gets into the file, and a lone carriage return becomes a line break', () => {
  const hostile = writeCalendar({
    ...calendar,
    events: [{ ...event, title: 'a\0b\u001b[2Jc\u007fd\u0085e\tf\rURL:https://evil.example' }],
  })
  expect(hostile.replaceAll('\r\n', '').replaceAll('\t', '')).not.toMatch(/\p{Cc}/u)
  expect(parseEvents(hostile).map(({ summary }) => summary)).toEqual(['ab[2Jcde\tf\nURL:https://evil.example'])
})

test('an invalid time throws', () => {
  expect(() => writeCalendar({ ...calendar, events: [{ ...event, start: 'soon' }] })).toThrow(RangeError)
})
