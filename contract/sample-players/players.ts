import { artUrl } from '../art-url'
import type { Player, PlayerAchievement, PlayerLink, PlayerReference, YearEarnings } from '../generated/models'
import { slug } from '../slug'
import { edgeCases, galleryScenes, headlines, platforms, series } from './player-fixtures'
import { type RosterEntry, roster } from './roster'

export type SamplePlayer = Player & { score: number }

const placements = ['1st', '3rd', '2nd', '4th', '1st', '5th - 6th', '2nd', '7th - 8th', 'DQ']
const prizes = [12_000, 4_000, 7_500, 2_500, 9_000, 1_200, 6_000, 600, 0]
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The sample players, best first: what the reference backend seeds and what the mocks respond with. */
export const samplePlayers: readonly SamplePlayer[] = ranked(roster).map(player)

/** Games take turns, so that the first page shows all of them. */
function ranked(entries: readonly RosterEntry[]): RosterEntry[] {
  const places = new Map<string, number>()
  return entries
    .map((entry) => {
      const place = places.get(entry.game) ?? 0
      places.set(entry.game, place + 1)
      return { entry, place }
    })
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry)
}

function player(entry: RosterEntry, rank: number): SamplePlayer {
  const achievements = achievementsOf(entry, rank)
  const earningsChart = earningsOf(rank)
  const total = earningsChart.reduce((sum, { earnings }) => sum + (earnings ?? 0), 0)
  const record: SamplePlayer = {
    _id: `65f1c0ffee00${(rank + 1).toString(16).padStart(12, '0')}`,
    playerName: entry.ign,
    realName: entry.realName,
    ign: entry.ign,
    image: artUrl('portraits', entry.realName),
    tier: tierOf(rank),
    likeCount: Math.round(12_480 * 0.97 ** rank) + ((rank * 37) % 60),
    team: entry.team ? { name: entry.team } : null,
    game: entry.game,
    country: 'India',
    earnings: dollars(total),
    status: 'Active',
    birthDate: birthDateOf(rank),
    achievements,
    socialLinks: linksOf(entry, rank),
    mediaLinks: mediaOf(entry, rank),
    references: referencesOf(entry, rank),
    galleryImages: galleryScenes.slice(rank % 3, (rank % 3) + 4).map((id) => artUrl('gallery', id)),
    earningsChart,
    score: Math.round(10_000 * 0.985 ** rank),
  }
  return { ...record, ...edgeCases[rank] }
}

function tierOf(rank: number): string {
  if (rank < 12) return 'S-Tier'
  if (rank < 45) return 'A-Tier'
  return rank < 85 ? 'Elite' : 'B-Tier'
}

/** US dollars by year, mostly below the $10,000 that fill a bar; the best years of the best go beyond. */
function earningsOf(rank: number): YearEarnings[] {
  const first = 2019 + (rank % 4)
  const peak = 14_800 * 0.985 ** rank
  return Array.from({ length: 2026 - first + 1 }, (_, index) => {
    const rise = Math.min(1, (index + 1) / 5)
    const form = 0.7 + 0.3 * Math.sin(rank * 1.7 + index * 2.1)
    return { year: first + index, earnings: Math.round((peak * rise * form) / 10) * 10 }
  })
}

function achievementsOf(entry: RosterEntry, rank: number): PlayerAchievement[] {
  const list = series[entry.game]
  // The longest record seen has 44 lines.
  const count = rank === 7 ? 44 : Math.max(2, 24 - Math.floor(rank / 6))
  const aYear = Math.max(4, Math.ceil(count / 8))
  return Array.from({ length: count }, (_, index) => {
    const place = (rank * 5 + index * 7) % 9
    const name = list[(rank + index) % list.length]
    const year = 2026 - Math.floor(index / aYear)
    const month = months[9 - Math.floor(((index % aYear) * 10) / aYear)]?.slice(0, 3)
    return {
      tournament: `${name} ${year}`,
      placement: placements[place] ?? '9th',
      tier: ['S-Tier', 'A-Tier', 'B-Tier'][(rank + index) % 3] ?? 'B-Tier',
      date: `${String(1 + ((rank + index * 5) % 28)).padStart(2, '0')} ${month} ${year}`,
      prize: prizes[place] ? dollars(Math.round((prizes[place] * 0.99 ** rank) / 50) * 50) : '-',
      team: entry.team ?? 'Free agent',
      ...(index % 2 === 0 && {
        tournamentLink: `https://tournaments.example/${year}/${(rank + index) % list.length}`,
      }),
    }
  })
}

function linksOf({ ign }: RosterEntry, rank: number): PlayerLink[] {
  const handle = ign.toLowerCase()
  return platforms
    .slice(rank % 3, (rank % 3) + 2 + (rank % 4))
    .map(({ platform, url }) => ({ platform, url: url.replace('{handle}', `${handle}.akhada`) }))
}

function mediaOf({ ign }: RosterEntry, rank: number): PlayerLink[] {
  const handle = `${ign.toLowerCase()}.akhada`
  const all = [
    { platform: 'YouTube', url: `https://www.youtube.com/@${handle}/videos` },
    { platform: 'Twitch', url: `https://www.twitch.tv/${handle}/videos` },
  ]
  return all.slice(0, 1 + (rank % 2))
}

function referencesOf({ ign, game, team }: RosterEntry, rank: number): PlayerReference[] {
  return Array.from({ length: 2 + (rank % 3) }, (_, index) => {
    const { title, date } = headlines[(rank + index) % headlines.length] ?? { title: '{name}', date: '' }
    return {
      title: title.replace('{name}', ign).replace('{team}', team ?? 'a new team'),
      ...(date && { date }),
      url: `https://news.example/${slug(game)}/${rank + 1}-${index + 1}`,
    }
  })
}

/** Between 1995 and 2005: everybody has come of age. */
function birthDateOf(rank: number): string {
  const month = months[(rank * 5 + 9) % 12] ?? 'January'
  return `${month} ${1 + ((rank * 11 + 18) % 28)}, ${1995 + ((rank * 7 + 10) % 11)}`
}

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`
}
