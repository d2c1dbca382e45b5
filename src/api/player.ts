import type { FilterName } from '@akhada/contract/filters'
import type { Player as PlayerRecord, PlayersResponse, TopPlayersResponse } from '@akhada/contract/generated/models'
import { teamName } from '@akhada/contract/team-name'
import { readWebUrl } from '~/lib/web-url'

/** A player as screens use it: every field normalized, so that no screen has to handle missing, null, empty or "Unknown" values. */
export type Player = ReturnType<typeof toPlayer>

export type Achievement = Player['achievements'][number]

export type Reference = Player['references'][number]

/** Normalizes a record of the server (docs/decisions/server-data.md): the only place that knows how it may be incomplete. */
export function toPlayer(record: PlayerRecord) {
  return {
    // A lone surrogate isn't a character, and can't be part of a URL.
    id: record._id.toWellFormed(),
    name: readString(record.playerName) ?? readString(record.ign) ?? 'Unnamed player',
    realName: readString(record.realName),
    inGameName: readString(record.ign),
    image: readImageUrl(record.image),
    tier: readString(record.tier),
    likes: Math.max(0, record.likeCount ?? 0),
    team: readString(teamName(record.team)),
    game: readString(record.game),
    country: readString(record.country),
    earnings: readString(record.earnings),
    status: readString(record.status),
    birthDate: readString(record.birthDate),
    achievements: (record.achievements ?? []).map((entry) => ({
      tournament: readString(entry.tournament) ?? 'Unnamed tournament',
      placement: readString(entry.placement),
      tier: readString(entry.tier),
      date: readString(entry.date),
      prize: readString(entry.prize),
      team: readString(entry.team),
      url: readWebUrl(entry.tournamentLink),
    })),
    socialLinks: readLinks(record.socialLinks),
    mediaLinks: readLinks(record.mediaLinks),
    references: (record.references ?? []).flatMap((entry) => {
      const url = readWebUrl(entry.url)
      const title = readString(entry.title) ?? url
      return title ? [{ title, date: readString(entry.date), url }] : []
    }),
    gallery: [...new Set((record.galleryImages ?? []).flatMap((url) => readImageUrl(url) ?? []))],
    earningsByYear: sumByYear(record.earningsChart ?? []),
    // A filter whose value is missing here would have no options.
  } satisfies Record<FilterName, string | null> & Record<string, unknown>
}

/** The earnings of each year, in US dollars. */
function sumByYear(entries: NonNullable<PlayerRecord['earningsChart']>) {
  const sums = new Map<number, number>()
  for (const { year, earnings } of entries) {
    const parsedYear = Number.parseInt(String(year ?? ''), 10)
    if (Number.isInteger(parsedYear)) sums.set(parsedYear, (sums.get(parsedYear) ?? 0) + Math.max(0, earnings ?? 0))
  }
  return [...sums].map(([year, amount]) => ({ year, amount })).sort((a, b) => a.year - b.year)
}

/** The highest ranked players, best first. */
export const toPlayers = ({ players }: TopPlayersResponse): Player[] => players.filter(isReadable).map(toPlayer)

/** A page of the list. In `records`, null stands for a record that can't be read; `players` leaves it out. */
export function toPlayersPage({ players, pages }: PlayersResponse) {
  const records = players.map((record) => (isReadable(record) ? toPlayer(record) : null))
  return { records, players: records.filter((player) => player !== null), pages }
}

export type PlayersPage = ReturnType<typeof toPlayersPage>

/** The placeholder for a record that cannot be read has no id (`responses.ts`). */
const isReadable = ({ _id }: PlayerRecord) => _id !== ''

/** Trimmed text, or null for an empty or unknown value. */
function readString(value: string | null | undefined): string | null {
  const trimmed = value?.trim() ?? ''
  return /^(|-|n\/a|unknown|undefined|null|nan|invalid date)$/i.test(trimmed) ? null : trimmed
}

/** Links with a valid URL, each URL once. */
function readLinks(entries: PlayerRecord['socialLinks']) {
  const byUrl = new Map<string, { platform: string; url: string }>()
  for (const entry of entries ?? []) {
    const url = readWebUrl(entry.url)
    if (url && !byUrl.has(url)) byUrl.set(url, { url, platform: readString(entry.platform) ?? 'Other' })
  }
  return [...byUrl.values()]
}

/** The URL of a picture, which may also be a path on the host that serves it. */
function readImageUrl(value: string | null | undefined): string | null {
  return value?.startsWith('/') && !value.startsWith('//') ? value : readWebUrl(value)
}
