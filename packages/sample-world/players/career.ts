import { sum } from '@akhada/contract/sum'
import { type FinishedTournament, listFinishedTournaments } from '../tournaments/finished-tournaments'
import { toIndianTime } from './indian-time'
import type { RosterEntry } from './roster'

/** A tournament that a player took part in. */
export interface CareerResult {
  tournament: FinishedTournament
  team: string
  /** From 1. */
  place: number
  /** The player's part of the team's prize, in whole US dollars. */
  share: number
}

/** A player's results until a time (ms), latest first: those of the team that the player was in at the end of each tournament. */
export function listCareerResults(entry: Pick<RosterEntry, 'game' | 'stints'>, now: number): CareerResult[] {
  return listFinishedTournaments(now).flatMap((tournament) => {
    if (tournament.game !== entry.game) return []
    const team = findTeamAt(entry, tournament.end)
    const place = team === null ? 0 : tournament.teams.indexOf(team) + 1
    if (team === null || place === 0) return []
    const share = Math.round((tournament.prizes[place - 1] ?? 0) / squadSize(entry.game))
    return { tournament, team, place, share }
  })
}

/** The team of a player at a time (ms); null before the first and between two. */
export const findTeamAt = ({ stints }: Pick<RosterEntry, 'stints'>, time: number): string | null =>
  stints.findLast(({ from }) => Date.parse(`${from}-01T00:00+05:30`) <= time)?.team ?? null

/** How many players share a prize. */
const squadSize = (game: RosterEntry['game']) => (game === 'BGMI' || game === 'Free Fire' ? 4 : 5)

/** What a player won in each year since the first result, years without a prize included. */
export function sumEarningsByYear(results: readonly CareerResult[], now: number): { year: number; earnings: number }[] {
  const first = results.at(-1)
  if (!first) return []
  const start = getIndianYear(first.tournament.end)
  return Array.from({ length: getIndianYear(now) - start + 1 }, (_, index) => ({
    year: start + index,
    earnings: sum(
      results.filter(({ tournament }) => getIndianYear(tournament.end) === start + index).map(({ share }) => share),
    ),
  }))
}

/** The year of a time (ms) in India. */
const getIndianYear = (time: number) => toIndianTime(time).getUTCFullYear()
