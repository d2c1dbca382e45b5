import { expect, test } from 'vitest'
import { loadDraws } from '~/content/tournaments/draws'
import { listMatchTimes, loadTournament } from '~/content/tournaments/load'
import { readStages } from '~/content/tournaments/read-stages'
import { readState } from '~/content/tournaments/read-state'

const end = Date.parse('2100-01-01')

// Groups and a bracket, battle royale, double elimination.
test.each([
  ['maha-dangal-2026-valorant', 'valorant'],
  ['maha-dangal-2026-bgmi', 'bgmi'],
  ['tactical-shooter-champions', 'valorant'],
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
    expect(tournament?.state).toBe(readState(last.start, last.end, now))
  }
})

test.each([
  ['2026-11-21T12:00+05:30', 'League Stage'],
  ['2026-11-28T12:00+05:30', 'Grand Finals next'],
  ['2026-12-05T12:00+05:30', 'Grand Finals'],
])('on %s the status is the current stage or the next one: %s', async (now, status) => {
  expect((await loadTournament('mobile-pro-series-2026', Date.parse(now)))?.status).toBe(status)
})
