import { artUrl } from '@akhada/contract/art-url'
import type { Player, PlayerAchievement, PlayerLink, PlayerReference } from '@akhada/contract/generated/models'
import { ordinal } from '@akhada/contract/ordinal'
import { slug } from '@akhada/contract/slug'
import { sum } from '@akhada/contract/sum'
import { findGameId } from '../games/names'
import { organizations } from '../organizations/records.data'
import { sampleSite } from '../site'
import { type CareerResult, findTeamAt, listCareerResults, sumEarningsByYear } from './career'
import { formatDay } from './indian-time'
import { headlines, platforms, recordFlaws } from './player-fixtures'
import { type RosterEntry, roster } from './roster'
import { sumScore } from './score'

export type SamplePlayer = Player & { score: number }

/** The sample players as they are at a time (ms), best first. */
export function listPlayersAt(now: number): SamplePlayer[] {
  return roster
    .map((entry, index) => ({ ...toPlayerRecord(entry, index, now), index }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ index, ...player }, rank) => {
      const record = { ...player, tier: pickTier(rank / roster.length) }
      return { ...record, ...recordFlaws[index]?.(record) }
    })
}

/** Picks a tier by the fraction of all players that are better. */
function pickTier(better: number): string {
  if (better < 0.1) return 'S-Tier'
  if (better < 0.35) return 'A-Tier'
  return better < 0.7 ? 'Elite' : 'B-Tier'
}

function toPlayerRecord(entry: RosterEntry, index: number, now: number): SamplePlayer {
  const team = findTeamAt(entry, now)
  const results = listCareerResults(entry, now)
  const achievements = results.map(toAchievement)
  return {
    _id: entry.id,
    playerName: entry.ign,
    realName: entry.realName,
    ign: entry.ign,
    image: artUrl('portraits', entry.realName),
    tier: null,
    likeCount: Math.round(12_480 * 0.97 ** index) + ((index * 37) % 60),
    team: team === null ? null : { name: team },
    game: entry.game,
    country: 'India',
    earnings: dollars(sum(results.map(({ share }) => share))),
    status: 'Active',
    birthDate: pickBirthDate(index),
    achievements,
    socialLinks: listLinks(entry, index),
    mediaLinks: listMedia(entry, index),
    references: listReferences(entry, index),
    galleryImages: listGallery(entry, team, results),
    earningsChart: sumEarningsByYear(results, now),
    score: sumScore(achievements, now),
  }
}

function toAchievement({ tournament, team, place, share }: CareerResult): PlayerAchievement {
  return {
    tournament: tournament.name,
    placement: ordinal(place),
    tier: tournament.tier,
    date: formatDay(tournament.end),
    prize: share > 0 ? dollars(share) : '-',
    team,
    ...(tournament.path !== null && { tournamentLink: sampleSite + tournament.path }),
  }
}

/** Pictures of the game, the team, and the scenes of the best results. */
function listGallery({ game }: RosterEntry, team: string | null, results: readonly CareerResult[]): string[] {
  const best = results.toSorted((a, b) => a.place - b.place).flatMap(({ tournament }) => tournament.scene ?? [])
  return [
    artUrl('games', findGameId(game) ?? ''),
    ...organizations.filter(({ name }) => name === team).map(({ name }) => artUrl('banners', name)),
    ...[...new Set(best)].slice(0, 3).map((id) => artUrl('scenes', id)),
  ]
}

function listLinks({ ign }: RosterEntry, index: number): PlayerLink[] {
  const handle = ign.toLowerCase()
  return platforms
    .slice(index % 3, (index % 3) + 2 + (index % 4))
    .map(({ platform, url }) => ({ platform, url: url.replace('{handle}', `${handle}.akhada`) }))
}

function listMedia({ ign }: RosterEntry, index: number): PlayerLink[] {
  const handle = `${ign.toLowerCase()}.akhada`
  const all = [
    { platform: 'YouTube', url: `https://www.youtube.com/@${handle}/videos` },
    { platform: 'Twitch', url: `https://www.twitch.tv/${handle}/videos` },
  ]
  return all.slice(0, 1 + (index % 2))
}

function listReferences({ ign, game }: RosterEntry, index: number): PlayerReference[] {
  return Array.from({ length: 2 + (index % 3) }, (_, line) => {
    const { title, date } = headlines[(index + line) % headlines.length] ?? { title: '{name}', date: '' }
    return {
      title: title.replace('{name}', ign),
      ...(date && { date }),
      url: `https://news.example/${slug(game)}/${index + 1}-${line + 1}`,
    }
  })
}

/** From 1995 to 2005, so that everybody is an adult: "October 19, 2005". */
function pickBirthDate(index: number): string {
  const date = new Date(1995 + ((index * 7 + 10) % 11), (index * 5 + 9) % 12, 1 + ((index * 11 + 18) % 28))
  return date.toLocaleDateString('en-US', { dateStyle: 'long' })
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`
