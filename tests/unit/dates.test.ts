import { expect, onTestFinished, test, vi } from 'vitest'
import { formatDate, formatDateRange, formatDateTime, formatMonth, formatTime, monthKey } from '~/lib/dates'

/** Intl separates with narrow and thin spaces. */
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ')

test.each([
  ['en-IN', '21 Nov 2026, 6:00 pm IST'],
  ['en-US', 'Nov 21, 2026, 6:00 PM IST'],
  ['de-DE', '21. Nov. 2026, 18:00 IST'],
])('%s formats a time in its own way, with IST named: %s', (locale, text) => {
  expect(plain(formatDateTime('2026-11-21T18:00:00+05:30', locale))).toBe(text)
})

test('a time given in another zone is shown in India', () => {
  expect(plain(formatTime('2026-11-20T20:00:00Z'))).toBe('1:30 am IST')
  expect(formatDate('2026-11-20T20:00:00Z')).toBe('21 Nov 2026')
})

test('a range of days has month and year once', () => {
  expect(plain(formatDateRange('2026-11-03T11:00:00+05:30', '2026-11-29T19:00:00+05:30'))).toMatch(
    /^3\s?–\s?29 Nov 2026$/,
  )
})

test('months are named and grouped by the calendar in India', () => {
  expect(formatMonth('2026-10-31T20:00:00Z')).toBe('November 2026')
  expect(monthKey('2026-10-31T20:00:00Z')).toBe('2026-11')
})

test('the key of a month does not depend on how a browser writes dates', async () => {
  vi.stubGlobal('Intl', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.resetModules()
  const dates = await import('~/lib/dates')
  expect(dates.monthKey('2026-10-31T18:29:59Z')).toBe('2026-10')
  expect(dates.monthKey('2026-10-31T18:30:00Z')).toBe('2026-11')
})

test('what is no date throws instead of printing "Invalid Date"', () => {
  expect(() => formatDate('soon')).toThrow(RangeError)
})
