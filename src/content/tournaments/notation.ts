import { slug } from '@akhada/contract/slug'
import type { RoundRecord } from '@akhada/sample-world/tournaments/types'
import { crestUrl } from '~/lib/art'
import type { Placing } from '~/rules/battle-royale'
import { addMinutes, minutesPerPointsMatch, minutesPerSeries } from './match-times'
import type { BestOf, BracketRound, Match, PointsMatch, Team } from './types'

/** A match between two teams with its result, even before it's over. */
export interface DecidedMatch extends Pick<Match, 'id' | 'name' | 'bestOf' | 'time' | 'end'> {
  home: Team
  away: Team
  score: readonly [number, number]
}

/** A match of battle royale with its result, even before it's over. */
export interface DecidedPointsMatch extends Pick<PointsMatch, 'id' | 'map' | 'time' | 'end'> {
  /** "B8 A3 …", the teams best first, each with its finishes. */
  order: string
}

/** The team with a name. */
export const toTeam = (name: string): Team => ({ id: slug(name), name, logo: crestUrl(name) })

/** The most games of a match, by the games that win it. */
const bestOfByWins: Record<number, BestOf> = { 1: 1, 2: 3, 3: 5 }

/** Reads the matches of a round, "A 2-1 B". Throws an error that quotes the invalid line. */
export function parseMatches(
  { on, matches }: RoundRecord,
  { id, name, teams }: { id: string; name: string; teams: readonly Team[] },
): DecidedMatch[] {
  let end = addMinutes(on, 0)
  return matches.map((line, index) => {
    const [, home, own, other, away] = /^([A-Z]) (\d)-(\d) ([A-Z])$/.exec(line) ?? []
    const bestOf = bestOfByWins[Math.max(Number(own), Number(other))]
    if (!home || !away || !bestOf) throw new Error(`${id}: "${line}" is not a match`)
    const time = end
    end = addMinutes(time, minutesPerSeries[bestOf])
    return {
      id: `${id}-${index + 1}`,
      name: nameMatch(name, index, matches.length),
      bestOf,
      home: findTeamByLetter(teams, home),
      away: findTeamByLetter(teams, away),
      score: [Number(own), Number(other)],
      time,
      end,
    }
  })
}

/** Reads the matches of a day of battle royale: "Erangel: B8 A3 …". */
export const parsePointsMatches = ({ on, matches }: RoundRecord, id: string): DecidedPointsMatch[] =>
  matches.map((line, index) => {
    const [map = '', order = ''] = line.split(': ')
    const time = addMinutes(on, index * minutesPerPointsMatch)
    return { id: `${id}-${index + 1}`, map, order, time, end: addMinutes(time, minutesPerPointsMatch) }
  })

/** Reads how a match of battle royale ended: "B8 A3 …". */
export const parseOrder = (order: string, teams: readonly Team[]): Placing[] =>
  [...order.matchAll(/([A-Z])(\d+)/g)].map(([, letter = '', count], index) => ({
    team: findTeamByLetter(teams, letter).id,
    place: index + 1,
    finishes: Number(count),
  }))

/** The teams that letters such as "ADEH" stand for. Throws for a letter without a team. */
export const findTeamsByLetters = (teams: readonly Team[], letters: string): Team[] =>
  [...letters].map((letter) => findTeamByLetter(teams, letter))

function findTeamByLetter(teams: readonly Team[], letter: string): Team {
  const team = teams[letter.charCodeAt(0) - 65]
  if (!team) throw new Error(`No team is called ${letter}`)
  return team
}

/** Names a match of a round: "Semi-final 2" of "Semi-finals", "Grand final", "Lower round 1, match 2". */
export function nameMatch(round: string, index: number, count: number): string {
  if (round.endsWith('finals')) return count > 1 ? `${round.slice(0, -1)} ${index + 1}` : round.slice(0, -1)
  return count > 1 ? `${round}, match ${index + 1}` : round
}

/** The lane of a round in a bracket, by its name. */
export function findLane(round: string): BracketRound['lane'] {
  if (round.startsWith('Lower')) return 'lower'
  if (round.startsWith('Third')) return 'third'
  return /^(grand )?final|reset/i.test(round) ? 'final' : 'upper'
}
