import { type PlayerGame, playerGames } from '../games/names'
import { lines } from './roster.data'

/** A sample player. Everyone is invented; the rest of a record derives from this and from the tournaments (`player-records.ts`). */
export interface RosterEntry {
  /** 24 hexadecimal digits, by the place in the list below. */
  id: string
  ign: string
  realName: string
  /** For the drawn portrait. */
  figure: 'f' | 'm'
  game: PlayerGame
  /** The teams, earliest first, each from the first day of a month ("2022-06"); null is a time without a team. */
  stints: readonly { team: string | null; from: string }[]
  /** The latest team; null for a free agent. */
  team: string | null
}

/** All sample players, in the order of their ids. */
export const roster: readonly RosterEntry[] = lines.map(parse)

function parse(line: string, index: number): RosterEntry {
  const [ign, realName, figure, gameName, teams] = line.split(' | ')
  const game = playerGames.find((name) => name === gameName)
  if (!ign || !realName || !teams || (figure !== 'f' && figure !== 'm') || !game) {
    throw new Error(`Not a player of the roster: ${line}`)
  }
  const stints = teams.split(', ').map(parseStint)
  const id = `65f1c0ffee00${(index + 1).toString(16).padStart(12, '0')}`
  return { id, ign, realName, figure, game, stints, team: stints.at(-1)?.team ?? null }
}

/** "Naag Esports 2023-06", "- 2024-01" */
function parseStint(text: string) {
  const [, team, from] = /^(.+) (\d{4}-\d\d)$/.exec(text) ?? []
  if (!team || !from) throw new Error(`Not a time in a team: ${text}`)
  return { team: team === '-' ? null : team, from }
}
