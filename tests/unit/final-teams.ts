import type { BracketRecord, GroupsRecord, PointsRecord, TournamentDraw } from '@akhada/sample-world/tournaments/types'
import { rankByPoints } from '~/rules/battle-royale'
import { rankStandings } from '~/rules/standings'

/** The final order of a draw's teams by name, best first: ranked by the last stage, then by each earlier one. */
export function finalTeams({ stages, teams }: TournamentDraw): string[] {
  const letters = stages.toReversed().flatMap((stage) => {
    if (stage.kind === 'points') return pointsOrder(stage)
    return stage.kind === 'groups' ? groupsOrder(stage) : bracketOrder(stage)
  })
  return [...new Set(letters)].map((letter) => teams[letter.charCodeAt(0) - 65] ?? letter)
}

/** The teams of a points stage by letters, best first. */
export const pointsOrder = ({ scale, teams, days }: PointsRecord) =>
  rankByPoints(
    scale,
    [...teams],
    days.flatMap(({ matches }) => matches.map((line) => ({ placings: parsePlacings(line) }))),
  ).map(({ team }) => team)

/** A battle royale match by letters, in order of places. */
export const parsePlacings = (line: string) =>
  [...(line.split(': ')[1] ?? '').matchAll(/([A-X])(\d+)/g)].map(([, team = '', finishes], index) => ({
    team,
    place: index + 1,
    finishes: Number(finishes),
  }))

/** The tables of the groups, best first. */
export function buildTables({ groups, rounds }: GroupsRecord) {
  const matches = rounds.flatMap((round) => round.matches.map(parseMatch))
  return groups.map((letters) =>
    rankStandings(
      [...letters],
      matches.filter(({ home }) => letters.includes(home)),
    ),
  )
}

const groupsOrder = (stage: GroupsRecord) =>
  buildTables(stage)
    .flatMap((table) => table.map((row, rank) => ({ ...row, rank })))
    .sort((a, b) => a.rank - b.rank || b.points - a.points || b.difference - a.difference)
    .map(({ team }) => team)

const bracketOrder = ({ rounds }: BracketRecord) =>
  rounds
    .flatMap(({ matches }) => matches.map(parseMatch))
    .toReversed()
    .flatMap(({ winner, loser }) => [winner, loser])

/** A match by letters. Throws if it has no result. */
export function parseMatch(line: string) {
  const [, home = '', own, other, away = ''] = /^([A-X]) (\d)-(\d) ([A-X])$/.exec(line) ?? []
  if (!home || own === other) throw new Error(`No result: "${line}"`)
  const score = [Number(own), Number(other)] as const
  const [winner, loser] = score[0] > score[1] ? [home, away] : [away, home]
  return { home, away, winner, loser, score }
}
