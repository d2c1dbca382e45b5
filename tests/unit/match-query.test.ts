import { expect, test } from 'vitest'
import { loadSchedule } from '~/content/schedule/load'
import { findMatches, parseMatchQuery } from '~/content/site-search/match-query'
import { nameDay } from '~/lib/dates'

const now = Date.parse('2026-11-21T16:00:00+05:30')
const { value: schedule } = await loadSchedule(now)
const findIn = (...request: Parameters<typeof findMatches>) => findMatches(...request).flatMap(({ entries }) => entries)
const find = (query: string) => findIn(schedule, query)

test.each([
  ['bgmi', null],
  ['next bgmi match', { when: 'any', rest: ['bgmi'] }],
  ['tournament today', { when: 'today', rest: [] }],
  ['Live', { when: 'live', rest: [] }],
  ['आज का मैच', { when: 'today', rest: [] }],
  ['When is the next BGMI match?', { when: 'any', rest: ['bgmi'] }],
  ['today’s matches', { when: 'today', rest: [] }],
  ['live?', { when: 'live', rest: [] }],
  ['what is live now', { when: 'live', rest: [] }],
  ['Malabar Tuskers vs. Kaveri Kites match', { when: 'any', rest: ['malabar', 'tuskers', 'kaveri', 'kites'] }],
  ['Malabar Tuskers v Sher Squad', { when: 'any', rest: ['malabar', 'tuskers', 'sher', 'squad'] }],
  ['malabar versus sher', { when: 'any', rest: ['malabar', 'sher'] }],
  ['imphal vs', { when: 'any', rest: ['imphal'] }],
  ['sher squad bengal baagh', { when: 'any', rest: ['sher', 'squad', 'bengal', 'baagh'] }],
  ['शेर मालाबार', { when: 'any', rest: ['शेर', 'मालाबार'] }],
  ['BGMI results', { when: 'over', rest: ['bgmi'] }],
  ['who won today', { when: 'over', rest: [] }],
  ['yesterday’s results', { when: 'yesterday', rest: [] }],
  ['results live', { when: 'live', rest: [] }],
  ['sher squad', null],
  ['v', null],
  ['when does Naag play', { when: 'any', rest: ['naag'] }],
  ['play', null],
  ['constructor', null],
  ['next __proto__ match', { when: 'any', rest: ['proto'] }],
])('the search "%s" means %o', (query, meaning) => {
  expect(parseMatchQuery(query)).toEqual(meaning)
})

test('a search for the next match of a game finds a match of that game first, with a link', () => {
  const [first] = find('next bgmi match')
  expect(first?.note).toMatch(/^BGMI, /)
  expect(first?.href).toMatch(/^\/esports\/match\//)
})

test.each(['next free-fire match', 'फ्री फायर मैच', 'महा दंगल मैच'])('the search "%s" finds matches', (query) => {
  expect(find(query).length).toBeGreaterThan(0)
})

test('a team name finds its matches, an unknown name finds none', () => {
  expect(find('sher match')[0]?.name).toContain('Sher Squad')
  expect(find('zzqx match')).toEqual([])
})

test.each(['malabar tuskers v sher squad', 'Sher vs Malabar', 'शेर बनाम मालाबार'])(
  '"%s" finds the matches of the two teams, live ones first',
  async (query) => {
    const { value: playoffs } = await loadSchedule(Date.parse('2026-11-30T06:30:00+05:30'))
    const found = findIn(playoffs, query)
    expect(found[0]).toMatchObject({ name: 'Malabar Tuskers v Sher Squad', note: 'Valorant, Live now' })
    for (const { name } of found) expect(name).toMatch(/^(Malabar Tuskers v Sher Squad|Sher Squad v Malabar Tuskers)$/)
  },
)

test('two teams find their last match, too, unless spoilers are avoided and they got there by a result', async () => {
  const { value: afterFinal } = await loadSchedule(Date.parse('2026-11-30T12:00:00+05:30'))
  const results = (noSpoilers: boolean) =>
    findIn(afterFinal, 'sher squad bengal baagh', noSpoilers).filter(({ note }) => note.includes('played'))
  expect(results(false)).toMatchObject([{ name: 'Bengal Baagh v Sher Squad', note: 'Valorant, played Sun 29 Nov' }])
  expect(results(true)).toEqual([])
})

test('two teams find matches between them before days of battle royale, even live ones', () => {
  const found = find('jhansi vs kaveri').map(({ name, note }) => `${name}, ${note}`)
  expect(found[0]).toMatch(/^Kaveri Kites v Jhansi Riot, Valorant, .*Jan/)
  expect(found.at(-2)).toMatch(/^Maha Dangal 2026: Free Fire: .*Live now$/)
})

test('a day of battle royale is found by its squads, but not a later stage if spoilers are avoided', async () => {
  const { value: later } = await loadSchedule(Date.parse('2026-11-28T12:00:00+05:30'))
  const finals = (noSpoilers: boolean) =>
    findIn(later, 'naag bgmi next', noSpoilers).filter(({ name }) => name.includes('Grand Finals'))
  expect(finals(false)).not.toEqual([])
  expect(finals(true)).toEqual([])
})

test('searches for live, results, yesterday, today and tomorrow find only such matches', () => {
  expect(find('results').map(({ note }) => note)).toEqual(Array(5).fill(expect.stringContaining('played')))
  expect(find('valorant results')[0]).toMatchObject({ note: expect.stringMatching(/^Valorant, played /) })
  expect(find('live').length).toBeGreaterThan(0)
  expect(find('live').every(({ note }) => note.endsWith('Live now'))).toBe(true)
  expect(find('today').every(({ note }) => /Live now|Today/.test(note))).toBe(true)
  expect(find('tomorrow').every(({ note }) => note.includes('Tomorrow'))).toBe(true)
  const tomorrow = schedule.matches.filter(({ start }) => nameDay(start) === 'Sun 22 Nov')
  expect(findMatches(schedule, 'tomorrow')[0]?.total).toBe(tomorrow.length)
  expect(find('yesterday').map(({ note }) => note)).toEqual(Array(5).fill(expect.stringMatching(/played Fri 20 Nov$/)))
})

test('without spoilers a team that got there by a result is not named, nor found by its name', async () => {
  const { value: playoffs } = await loadSchedule(Date.parse('2026-11-29T12:00:00+05:30'))
  const name = (noSpoilers: boolean) => findIn(playoffs, 'next malabar tuskers match', noSpoilers)[0]?.name
  expect(name(false)).toContain('Malabar Tuskers v Sher Squad')
  expect(name(true)).not.toContain('Sher Squad')
})

test('in the evening, when the matches of the day are over, the next ones are found, by that title', async () => {
  const { value: evening } = await loadSchedule(Date.parse('2026-11-27T23:27:00+05:30'))
  const [group] = findMatches(evening, 'tournament today')
  expect(group?.title).toBe('None left today. Next matches')
  expect(findMatches(schedule, 'tournament today')[0]?.title).toBeUndefined()
  const notes = (group?.entries ?? []).map(({ note }) => note)
  expect(notes.length).toBeGreaterThan(0)
  for (const note of notes) expect(note).not.toMatch(/27 Nov|Live now/)
})

test('a search says how many matches it found, and lists the first five', () => {
  const [group] = findMatches(schedule, 'match')
  expect(group?.entries).toHaveLength(5)
  expect(group?.total).toBe(schedule.matches.length)
})
