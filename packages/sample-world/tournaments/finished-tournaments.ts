import { gameNames } from '../games/names'
import { history } from './history.data'
import { placements } from './placements.data'
import { distributePrizes } from './prizes'
import { tournaments } from './records.data'
import { rupeesPerDollar } from './rupees-per-dollar'

/** How the prize pools of earlier seasons were split, in percent, first place first. */
const historyShares = [40, 22, 13, 9, 6, 4, 3, 3]

export interface FinishedTournament {
  name: string
  game: string
  /** Time of its end, in ms. */
  end: number
  tier: 'S-Tier' | 'A-Tier' | 'B-Tier'
  /** Team names, best first: all of them in this season, only the top ones in earlier seasons. */
  teams: readonly string[]
  /** What each place won, in US dollars, best first; places beyond it won nothing. */
  prizes: readonly number[]
  /** The path of its page; tournaments of seasons before 2026 have none. */
  path: string | null
  scene: string | null
}

/** All tournaments with sample players that are over by a time (ms), latest first. */
export const listFinishedTournaments = (now: number): FinishedTournament[] => all.filter(({ end }) => end <= now)

const current: FinishedTournament[] = tournaments.flatMap((record) => {
  const teams = placements[record.id]
  if (!teams || !record.gameId) return []
  const rate = record.prizePool.currency === 'INR' ? rupeesPerDollar : 1
  return {
    name: nameWithYear(record.name, record.end),
    game: gameNames[record.gameId],
    end: Date.parse(record.end),
    tier: toTier(record.prizePool.amount / rate),
    teams,
    prizes: distributePrizes(record.prizePool, record.shares).map(({ amount }) => amount / rate),
    path: `/esports/tournament/${record.id}`,
    scene: record.scene ?? null,
  }
})

const earlier: FinishedTournament[] = Object.entries(history).flatMap(([game, lines]) =>
  lines.map((line) => {
    const [name, day, pool, teams] = line.split(' | ')
    if (!name || !day || !pool || !teams) throw new Error(`Not a tournament: ${line}`)
    const amount = Number(pool)
    return {
      name,
      game,
      end: Date.parse(`${day}T20:00+05:30`),
      tier: toTier(amount),
      teams: teams.split(', '),
      prizes: distributePrizes({ amount, currency: 'USD' }, historyShares).map((prize) => prize.amount),
      path: null,
      scene: null,
    }
  }),
)

const all = [...current, ...earlier].sort((a, b) => b.end - a.end)

/** The tier for a prize pool in US dollars. */
function toTier(pool: number): FinishedTournament['tier'] {
  if (pool >= 60_000) return 'S-Tier'
  return pool >= 20_000 ? 'A-Tier' : 'B-Tier'
}

/** Adds the year, because records list tournaments only by name: "Gulf Gateway Invitational" becomes "Gulf Gateway Invitational 2027". */
function nameWithYear(name: string, end: string): string {
  return /\b20\d\d\b/.test(name) ? name : `${name} ${end.slice(0, 4)}`
}
