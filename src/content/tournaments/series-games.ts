import type { GameId } from '@akhada/sample-world/games/names'
import { hashText } from '~/lib/hash-text'
import { addMinutes, minutesPerSeries } from './match-times'
import type { DecidedMatch } from './notation'
import type { Match } from './types'

type Series = Pick<DecidedMatch, 'id' | 'time' | 'end' | 'bestOf' | 'score'>

type Score = readonly [number, number]

/** A game of a series that has begun. */
export interface SeriesGame {
  /** Null in games without maps. */
  map: string | null
  time: string
  isOver: boolean
  isHomeWin: boolean
  /** The rounds won by each side, in games that count them. */
  rounds: Score | null
}

/** The maps of the games in which a side wins a map with 13 rounds. */
const mapPools: Partial<Record<GameId, readonly string[]>> = {
  valorant: ['Ascent', 'Bind', 'Haven', 'Icebox', 'Lotus', 'Split', 'Sunset'],
  cs2: ['Ancient', 'Anubis', 'Dust II', 'Inferno', 'Mirage', 'Nuke', 'Train'],
}

/** When each game of a series begins, if it's played. The last one takes the rest of the time. */
export const listGameStarts = ({ time, bestOf }: Pick<Match, 'time' | 'bestOf'>): string[] =>
  Array.from({ length: bestOf }, (_, index) => addMinutes(time, (index * minutesPerSeries[bestOf]) / bestOf))

/** The games that each side has won at a time (ms). */
export function countWins(series: Series, now: number): Score {
  const over = listGames(series, now).filter(({ isOver }) => isOver)
  const home = over.filter(({ isHomeWin }) => isHomeWin).length
  return [home, over.length - home]
}

/** The games that have begun at a time (ms), in order, with their maps in games that have them. */
export function listGames(series: Series, now: number, gameId: GameId | null = null): SeriesGame[] {
  const { id, end } = series
  const pool = gameId && mapPools[gameId]
  const maps = pool?.toSorted((a, b) => hashText(id + a) - hashText(id + b))
  const starts = listGameStarts(series).filter((time) => Date.parse(time) <= now)
  return decideGames(series)
    .slice(0, starts.length)
    .map((isHomeWin, index, begun) => ({
      map: maps?.[index] ?? null,
      time: starts[index] ?? end,
      isOver: index < begun.length - 1 || Date.parse(end) <= now,
      isHomeWin,
      rounds: maps ? drawRounds(`${id}-${index}`, isHomeWin) : null,
    }))
}

/** Whether the home side wins each game. Only the score is known, so the id decides the order; the winner of the series wins the last. */
function decideGames({ id, score: [home, away] }: Series): boolean[] {
  const last = home + away - 1
  let lost = Math.min(home, away)
  return Array.from({ length: last + 1 }, (_, index) => {
    const isLost = lost > 0 && (lost === last - index || hashText(`${id}-${index}`) % 5 < 2)
    if (isLost) lost -= 1
    return home > away !== isLost
  })
}

function drawRounds(id: string, isHomeWin: boolean): Score {
  const loser = 3 + (hashText(id) % 9)
  return isHomeWin ? [13, loser] : [loser, 13]
}
