import { expect, test } from 'vitest'
import { loadDraws } from '~/content/tournaments/draws'
import { listMatchTimes, loadTournament } from '~/content/tournaments/load'
import { listSeries, readStages } from '~/content/tournaments/read-stages'
import { getTournamentState } from '~/content/tournaments/tournament-state'

const end = Date.parse('2100-01-01')

// Groups and a bracket, battle royale, double elimination, Swiss rounds.
test.each([
  ['maha-dangal-2026-valorant', 'valorant'],
  ['maha-dangal-2026-bgmi', 'bgmi'],
  ['tactical-shooter-champions', 'valorant'],
  ['marine-drive-masters-2027', 'cs2'],
])('the state of %s at any time does not depend on the time it was read before', async (id, game) => {
  const draw = (await loadDraws(game)).find((each) => each.id === id)
  const last = await loadTournament(id, end)
  if (!draw || !last) throw new Error(`No ${id}`)
  const changes = [...new Set([last.start, last.end, ...listMatchTimes(last)])].map((time) => Date.parse(time))
  const moments = changes.flatMap((time) => [time - 1, time, time + 1]).sort((a, b) => a - b)
  // Forwards like the clock, and backwards, as when last week's state is read.
  for (const now of [...moments, ...moments.toReversed()]) {
    const tournament = await loadTournament(id, now)
    expect(tournament?.stages).toEqual(readStages(draw, now))
    expect(tournament?.state).toBe(getTournamentState(last, now))
  }
})

test.each([
  ['2026-11-21T12:00+05:30', 'League Stage'],
  ['2026-11-28T12:00+05:30', 'Grand Finals next'],
  ['2026-12-05T12:00+05:30', 'Grand Finals'],
])('on %s the status is the current stage or the next one: %s', async (now, status) => {
  expect((await loadTournament('mobile-pro-series-2026', Date.parse(now)))?.status).toBe(status)
})

test.each([
  ['2027-01-17T23:59+05:30', 'Waiting List'],
  ['2027-01-18T00:00+05:30', 'Teams Confirmed'],
])('on %s, around the end of its entries, the status is %s', async (now, status) => {
  expect((await loadTournament('republic-clash-2027', Date.parse(now)))?.status).toBe(status)
})

test('a Swiss round names its teams once the round before is over', async () => {
  const countKnown = async (time: string) => {
    const tournament = await loadTournament('marine-drive-masters-2027', Date.parse(time))
    const [stage] = tournament?.stages ?? []
    if (!stage) throw new Error('No stage')
    return listSeries(stage).filter(({ home, away }) => home.team && away.team).length
  }
  const times = ['2027-01-07T12:00:00Z', '2027-01-08T13:29:00Z', '2027-01-08T13:30:00Z', '2027-02-28T12:00:00Z']
  expect(await Promise.all(times.map(countKnown))).toEqual([8, 8, 16, 33])
})
