import { expect, test } from 'vitest'
import {
  countDown,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatMonth,
  formatTime,
  formatWrittenDay,
  getMonthKey,
  nameDay,
  nameDayFrom,
  nameTime,
} from '~/lib/dates'

test.each([
  ['2026-11-21T18:00:00+05:30', '21 Nov 2026, 6:00 pm IST'],
  ['2026-09-03T00:05:00+05:30', '3 Sep 2026, 12:05 am IST'],
  ['2026-12-31T18:30:00Z', '1 Jan 2027, 12:00 am IST'],
])('%s is shown as %s', (time, text) => {
  expect(formatDateTime(time)).toBe(text)
})

test('a time given in another zone is shown in India', () => {
  expect(formatTime('2026-11-20T20:00:00Z')).toBe('1:30 am IST')
  expect(formatDate('2026-11-20T20:00:00Z')).toBe('21 Nov 2026')
})

test.each([
  ['2026-11-03T11:00:00+05:30', '2026-11-03T19:00:00+05:30', '3 Nov 2026'],
  ['2026-11-03T11:00:00+05:30', '2026-11-29T19:00:00+05:30', '3–29 Nov 2026'],
  ['2026-11-28T11:00:00+05:30', '2026-12-03T19:00:00+05:30', '28 Nov – 3 Dec 2026'],
  ['2026-12-28T11:00:00+05:30', '2027-01-03T19:00:00+05:30', '28 Dec 2026 – 3 Jan 2027'],
  ['2026-11-20T20:00:00Z', '2026-11-21T18:29:59Z', '21 Nov 2026'],
])('the days from %s to %s are %s', (start, end, text) => {
  expect(formatDateRange({ start, end })).toBe(text)
})

test('months are named and grouped in India’s time zone', () => {
  expect(formatMonth('2026-10-31T20:00:00Z')).toBe('November 2026')
  expect(getMonthKey('2026-10-31T20:00:00Z')).toBe('2026-11')
})

test('a month ends at midnight in India', () => {
  expect(getMonthKey('2026-10-31T18:29:59Z')).toBe('2026-10')
  expect(getMonthKey('2026-10-31T18:30:00Z')).toBe('2026-11')
})

test('an invalid date throws instead of printing "Invalid Date"', () => {
  expect(() => formatDate('soon')).toThrow(RangeError)
})

test.each([
  ['2026-11-24T23:59:59+05:30', 'Today'],
  ['2026-11-25T00:00:00+05:30', 'Tomorrow'],
  ['2026-11-25T18:29:59Z', 'Tomorrow'],
  ['2026-11-25T18:30:00Z', 'Thu 26 Nov'],
  ['2026-11-23T18:00:00+05:30', 'Mon 23 Nov'],
  ['2027-05-23T18:00:00+05:30', 'Sun 23 May'],
  ['2027-05-24T18:00:00+05:30', '24 May 2027'],
])('on 24 November in India, %s is %s', (time, day) => {
  expect(nameDayFrom(time, Date.parse('2026-11-24T00:00:00+05:30'))).toBe(day)
  expect(nameDayFrom(time, Date.parse('2026-11-24T18:29:59Z'))).toBe(day)
})

test('a day and a time can be shown in another zone', () => {
  const time = '2026-11-24T03:00:00+05:30'
  expect([nameDay(time), nameTime(time)]).toEqual(['Tue 24 Nov', '3:00 am'])
  expect([nameDay(time, 0), nameTime(time, 0)]).toEqual(['Mon 23 Nov', '9:30 pm'])
  expect(nameTime('2026-11-24T12:05:00+05:30')).toBe('12:05 pm')
  expect(nameTime('2026-11-24T00:05:00+05:30')).toBe('12:05 am')
})

test.each([
  ['2026-11-24T15:00:00+05:30', 'in 2 h 10 min'],
  ['2026-11-24T12:50:01+05:30', 'in 1 min'],
  ['2026-11-24T12:50:00+05:30', ''],
  ['2026-11-25T12:50:00+05:30', ''],
])('until %s it is %s', (time, text) => {
  expect(countDown(time, Date.parse('2026-11-24T12:50:00+05:30'))).toBe(text)
})

test.each([
  ['October 19, 2005', '19 Oct 2005'],
  ['01 Oct 2026', '1 Oct 2026'],
  ['22 november 2026', '22 Nov 2026'],
  ['Oct 2026', 'Oct 2026'],
  ['12 Brumaire 1799', '12 Brumaire 1799'],
  ['Unknown', 'Unknown'],
  ['', ''],
])('the day "%s" in a record is shown as "%s"', (text, shown) => {
  expect(formatWrittenDay(text)).toBe(shown)
})
