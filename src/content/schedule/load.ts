import { slug } from '@akhada/contract/slug'
import type { TournamentRecord } from '@akhada/sample-world/tournaments/types'
import { listMatchTimes, loadTournaments, toSummary } from '~/content/tournaments/load'
import { readOrganization } from '~/content/tournaments/team-id'
import { getGameName } from '~/content/tournaments/to-tournament'
import type { TournamentDetail } from '~/content/tournaments/types'
import type { Reading } from '~/content/world-query'
import { compareStarts, dayMs, findNextMidnight } from '~/lib/dates'
import { isReachedByResult } from './is-reached-by-result'
import { isSoon } from './is-soon'
import { listScheduledMatches } from './list-matches'
import type { DayResults, NextAndLast, Schedule, ScheduledMatch, UpNextEntry } from './types'

const maxListed = 5

/** All tournaments with their teams, all matches that are not over at a time (ms), and the results of four days. */
export async function loadSchedule(now: number): Promise<Reading<Schedule>> {
  const details = await loadTournaments(now)
  const tournaments = details.map((detail) => ({
    tournament: toSummary(detail),
    teams: detail.teams.map(({ followId }) => followId),
  }))
  return {
    value: {
      now,
      tournaments,
      matches: filterMatches(details, (match) => !isOver(match)),
      results: listResultsSince(findNextMidnight(now) - 4 * dayMs, details),
    },
    changeTimes: details.flatMap(listMatchTimes),
  }
}

/** The matches of today in India that are over at a time (ms), of one game or of all, latest first; before the first, yesterday's. */
export async function loadLatestResults(game: string, now: number): Promise<Reading<DayResults>> {
  const midnight = findNextMidnight(now) - dayMs
  const details = await loadCurrent(game, now, midnight - dayMs)
  const today = listResultsSince(midnight, details)
  const value =
    today.length > 0
      ? { title: 'Today’s results', matches: today }
      : { title: 'Yesterday’s results', matches: listResultsSince(midnight - dayMs, details) }
  return { value, changeTimes: details.flatMap(listMatchTimes) }
}

/** The matches that are live or come next at a time (ms), of one game or of all: `count`, and those that begin with the last one. */
export async function loadUpNext(game: string, count: number, now: number): Promise<Reading<UpNextEntry[]>> {
  const details = await loadCurrent(game, now, now)
  const matches = filterMatches(details, (match) => !isOver(match) && isSoon(match, now))
  const next = matches.filter(({ start }, index) => index < count || start === matches[count - 1]?.start)
  return { value: next.map(toUpNextEntry), changeTimes: details.flatMap(listMatchTimes) }
}

/** The next three matches of a tournament at a time (ms), live ones included; none if it begins in more than three weeks. */
export async function loadNextMatches(id: string, now: number): Promise<Reading<ScheduledMatch[]>> {
  const details = await loadTournaments(now, (record) => record.id === id)
  const matches = filterMatches(details, (match) => !isOver(match) && isSoon(match, now))
  return { value: matches.slice(0, 3), changeTimes: details.flatMap(listMatchTimes) }
}

/** The tournaments of one game or of all that end after a time (ms) and begin soon. */
const loadCurrent = (game: string, now: number, after: number) =>
  loadTournaments(
    now,
    (record) => (game === 'all' || record.gameId === game) && isSoon(record, now) && Date.parse(record.end) > after,
  )

/**
 * The next and the last matches of an organization's teams at a time (ms), or of one of its teams ("naag-esports/bgmi").
 * Other matches determine the next opponents.
 */
export async function loadNextAndLast(team: string, now: number): Promise<Reading<NextAndLast>> {
  const isOwn = (id: string) => id === team || id.startsWith(`${team}/`)
  const [, game] = team.split('/')
  const inGame = (record: TournamentRecord) => !game || slug(getGameName(record)) === game
  const details = (await loadTournaments(now, inGame)).filter(({ teams }) =>
    teams.some(({ followId }) => isOwn(followId)),
  )
  const matches = filterMatches(details, ({ teams }) => teams.some(isOwn))
  const coming = matches.filter((match) => !isOver(match))
  return {
    value: {
      next: takeNext(coming, readOrganization(team)),
      last: matches.filter(isOver).toReversed().slice(0, maxListed),
    },
    changeTimes: details.flatMap(listMatchTimes),
  }
}

/** The first five matches, and the first five for visitors who avoid spoilers (`next-and-last.css.ts`). */
function takeNext(matches: readonly ScheduledMatch[], organization: string): ScheduledMatch[] {
  const open = matches.filter((match) => !isReachedByResult(match, organization)).slice(0, maxListed)
  return matches.filter((match, index) => index < maxListed || open.includes(match))
}

/** The matches of tournaments that pass a test, in order of time. */
const filterMatches = (
  details: readonly TournamentDetail[],
  test: (match: ScheduledMatch) => boolean,
): ScheduledMatch[] => details.flatMap(listScheduledMatches).filter(test).sort(compareStarts)

/** The matches that began after a time (ms) and are over, latest first. */
const listResultsSince = (time: number, details: readonly TournamentDetail[]) =>
  filterMatches(details, (match) => isOver(match) && Date.parse(match.start) >= time).toReversed()

/** As much as the list shows, without the ids of all squads. */
const toUpNextEntry = ({ winner, ranking, teams, isLaterStage, ...entry }: ScheduledMatch): UpNextEntry => entry

const isOver = ({ state }: ScheduledMatch) => state === 'over'
