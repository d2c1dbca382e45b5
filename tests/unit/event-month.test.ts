import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { describe, expect, test } from 'vitest'
import { readEventMonth } from '~/content/events/read-event-month'
import { waitingLists } from '~/content/events/waiting-lists'
import { sortUpcomingFirst } from '~/content/tournaments/sort-upcoming-first'
import { toTournament } from '~/content/tournaments/to-tournament'

const now = Date.parse('2026-11-15T12:00:00+05:30')
const [record] = tournaments
if (!record) throw new Error('There are no tournaments.')
const at = (days: string[]) =>
  days.map((day) => ({ ...record, id: day, start: `${day}:00+05:30`, end: `${day.slice(0, 10)}T23:59:59+05:30` }))
const listKeys = (days: string[]) =>
  readEventMonth(at(days), { game: 'all', month: '' }, now).months.map(({ key, count }) => `${key}: ${count}`)

describe('months of the calendar', () => {
  test('the current and future months come first, ascending, then past months, descending', () => {
    const days = ['2026-09-01', '2027-01-15', '2026-11-02', '2026-10-31', '2026-12-01', '2026-11-30']
    expect(listKeys(days.map((day) => `${day}T12:00`))).toEqual([
      '2026-11: 2',
      '2026-12: 1',
      '2027-01: 1',
      '2026-10: 1',
      '2026-09: 1',
    ])
  })

  test('a month begins and ends at midnight in India', () => {
    expect(listKeys(['2026-11-30T23:59', '2026-12-01T00:00'])).toEqual(['2026-11: 1', '2026-12: 1'])
  })

  test('a tournament is in each month that it is played in', () => {
    const [running] = at(['2026-10-25T12:00'])
    if (!running) throw new Error('No record')
    const records = [{ ...running, end: '2026-11-20T18:00:00+05:30' }, ...at(['2026-11-18T12:00'])]
    const { month, months, records: shown } = readEventMonth(records, { game: 'all', month: '' }, now)
    expect(months).toEqual([
      { key: '2026-11', isPast: false, count: 2 },
      { key: '2026-10', isPast: true, count: 1 },
    ])
    expect([month, ...shown.map(({ id }) => id)]).toEqual(['2026-11', '2026-10-25T12:00', '2026-11-18T12:00'])
  })

  test('no tournament takes more than two months', () => {
    const countMonths = (iso: string) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7))
    expect(tournaments.filter(({ start, end }) => countMonths(end) - countMonths(start) > 1)).toEqual([])
  })

  test('within a month, past events come last, the latest first', () => {
    const days = ['2026-11-02T12:00', '2026-11-20T12:00', '2026-11-15T11:00', '2026-11-30T12:00', '2026-11-06T12:00']
    const shown = sortUpcomingFirst(at(days).map((event) => toTournament(event, now)))
    expect(shown.map(({ id, state }) => `${id.slice(8, 10)} ${state}`)).toEqual([
      '15 ongoing',
      '20 upcoming',
      '30 upcoming',
      '06 past',
      '02 past',
    ])
  })

  test('the default is the current month, or else the next one with a tournament, or else the last', () => {
    const readMonth = (days: string[], month = '') => readEventMonth(at(days), { game: 'all', month }, now).month
    expect(readMonth(['2026-10-01T12:00', '2026-11-01T12:00', '2026-12-01T12:00'])).toBe('2026-11')
    expect(readMonth(['2026-10-01T12:00', '2026-12-01T12:00'])).toBe('2026-12')
    expect(readMonth(['2026-09-01T12:00', '2026-10-01T12:00'])).toBe('2026-10')
    expect(readMonth(['2026-10-01T12:00', '2026-12-01T12:00'], '2026-10')).toBe('2026-10')
    expect(readMonth(['2026-12-01T12:00'], 'soon')).toBe('2026-12')
    expect(readMonth([])).toBe('')
  })

  test('tournaments with an open waiting list have their own entry, after all future months', () => {
    const [open, closed] = at(['2026-12-05T12:00', '2026-11-16T12:00'])
    if (!open || !closed) throw new Error('No record')
    const records = [
      { ...open, status: 'Waiting List' as const },
      { ...closed, status: 'Waiting List' as const },
    ]
    const read = (month: string) =>
      readEventMonth([...records, ...at(['2026-10-01T12:00'])], { game: 'all', month }, now)
    expect(read('').months.map(({ key }) => key)).toEqual(['2026-11', '2026-12', waitingLists, '2026-10'])
    expect(read(waitingLists).records).toEqual([records[0]])
    expect(readEventMonth([], { game: 'all', month: waitingLists }, now)).toMatchObject({
      month: waitingLists,
      records: [],
    })
  })

  test('with a game, only its tournaments are shown', () => {
    const { records: shown } = readEventMonth(tournaments, { game: 'bgmi', month: '' }, now)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter(({ gameId }) => gameId !== 'bgmi')).toEqual([])
  })
})
