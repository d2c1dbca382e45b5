import { sum } from '@akhada/contract/sum'

interface PickSide {
  team: { id: string } | null
  /** Id of the match that decides this side; null if the team enters the bracket here. */
  from: string | null
  /** Whether the loser of that match comes here instead of its winner. */
  takesLoser: boolean
}

/** A match of a bracket, with only what picks need. */
export interface PickMatch {
  id: string
  home: PickSide
  away: PickSide
  winner: { id: string } | null
  /** ISO time of its start. */
  time: string
}

/** The team that a visitor picks to win, by the id of the match. */
export type Picks = ReadonlyMap<string, string>

/** In links, one character stands for each team that enters a bracket. */
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const noPick = '-'

/** Whether a match is closed to picks at a time (ms) because it has begun. */
export const isLocked = ({ time }: Pick<PickMatch, 'time'>, now: number): boolean => Date.parse(time) <= now

/**
 * The ids of the teams in a match: known ones, else those picked in earlier matches; null while undecided. With `picksFirst`, picks come
 * before what is known.
 */
export function findSides(
  matches: readonly PickMatch[],
  picks: Picks,
  match: PickMatch,
  picksFirst = false,
): [string | null, string | null] {
  const read = ({ team, from, takesLoser }: PickSide): string | null => {
    const source = matches.find(({ id }) => id === from)
    const winner = source && picks.get(source.id)
    if (team && !(picksFirst && winner !== undefined)) return team.id
    if (!source || winner === undefined) return null
    if (!takesLoser) return winner
    return findSides(matches, picks, source, picksFirst).find((id) => id !== winner) ?? null
  }
  return [read(match.home), read(match.away)]
}

/** The picks whose team is in the match or can still reach it. */
export const listLivePicks = (matches: readonly PickMatch[], picks: Picks): Picks =>
  filterPicks(matches, picks, (match, earlier) => findSides(matches, earlier, match))

/** Drops the picks that were never possible: their team can't reach the match by the other picks, nor by the results. */
const dropImpossible = (matches: readonly PickMatch[], picks: Picks): Picks =>
  filterPicks(matches, picks, (match, earlier) => [
    ...findSides(matches, earlier, match),
    ...findSides(matches, earlier, match, true),
  ])

/** The picks of one of the teams that a match may have after the earlier picks. */
function filterPicks(
  matches: readonly PickMatch[],
  picks: Picks,
  listTeams: (match: PickMatch, earlier: Picks) => readonly (string | null)[],
): Picks {
  const possible = new Map<string, string>()
  for (const match of matches) {
    const team = picks.get(match.id)
    if (team !== undefined && listTeams(match, possible).includes(team)) possible.set(match.id, team)
  }
  return possible
}

/** Adds a pick, and drops later picks that it makes impossible. Changes nothing once the match has begun. */
export function pickWinner(
  matches: readonly PickMatch[],
  picks: Picks,
  { match, team, now }: { match: PickMatch; team: string; now: number },
): Picks {
  return isLocked(match, now) ? picks : dropImpossible(matches, new Map(picks).set(match.id, team))
}

/** Points for a correct pick, by match id: 1 where teams enter the bracket, and 1 more in each round after. */
export function listPointsByMatch(matches: readonly PickMatch[]): Map<string, number> {
  const pointsByMatch = new Map<string, number>()
  const getPoints = ({ from }: PickSide) => pointsByMatch.get(from ?? '') ?? 0
  for (const { id, home, away } of matches) pointsByMatch.set(id, 1 + Math.max(getPoints(home), getPoints(away)))
  return pointsByMatch
}

/** The points scored by the picks, and the most that they could have scored so far. */
export function scorePicks(matches: readonly PickMatch[], picks: Picks): { points: number; most: number } {
  const pointsByMatch = listPointsByMatch(matches)
  const sumPoints = (scored: readonly PickMatch[]) => sum(scored.map(({ id }) => pointsByMatch.get(id) ?? 0))
  const decided = matches.filter(({ id, winner }) => winner && picks.has(id))
  return {
    points: sumPoints(decided.filter(({ id, winner }) => picks.get(id) === winner?.id)),
    most: sumPoints(decided),
  }
}

/** How many matches both have picked, and how many of those alike. */
export function comparePicks(one: Picks, other: Picks): { same: number; both: number } {
  const both = [...one].filter(([match]) => other.has(match))
  return { same: both.filter(([match, team]) => other.get(match) === team).length, both: both.length }
}

/** Encodes picks as a character per match, in order: the team's letter, or "-". Trailing dashes are dropped: no picks, empty text. */
export function encodePicks(matches: readonly PickMatch[], picks: Picks): string {
  const entrants = listEntrants(matches)
  return matches
    .map(({ id }) => letters[entrants.indexOf(picks.get(id) ?? '')] ?? noPick)
    .join('')
    .replace(/-+$/, '')
}

/** Decodes picks from an untrusted text; those that were never possible are dropped. */
export function decodePicks(matches: readonly PickMatch[], code: string): Picks {
  const entrants = listEntrants(matches)
  const picks = new Map<string, string>()
  for (const [index, { id }] of matches.entries()) {
    const team = entrants[letters.indexOf(code.charAt(index) || noPick)]
    if (team !== undefined) picks.set(id, team)
  }
  return dropImpossible(matches, picks)
}

/** The teams that enter a bracket, in order of their matches. */
const listEntrants = (matches: readonly PickMatch[]): string[] =>
  matches.flatMap(({ home, away }) =>
    [home, away].flatMap(({ team, from }) => (from === null && team ? [team.id] : [])),
  )
