import { creators } from '~/content/creators/records.data'
import { type GameId, gameIds, gameNames } from '~/content/games/names'
import { organizationCreators } from '~/content/organizations/creators.data'
import { organizations } from '~/content/organizations/records.data'
import { organizers } from '~/content/organizers/records.data'
import { tournaments } from '~/content/tournaments/records.data'
import { crest, gameArt, portrait, scene } from '~/lib/art'
import { formatMonth } from '~/lib/dates'
import { slug } from '../../../contract/slug'
import { pages } from './pages.data'
import { searchIndex } from './search-index'
import type { SearchEntry, SiteSearch } from './types'

/** Nicknames of the games. */
const gameAliases: Record<GameId, string> = {
  valorant: 'valo fps',
  lol: 'lol moba',
  cs2: 'counter strike csgo fps',
  dota2: 'dota d2 moba',
  apex: 'battle royale',
  fortnite: 'battle royale',
  bgmi: 'battlegrounds mobile india pubg battle royale',
  freefire: 'ff battle royale',
}

const suggestionCount = 8

/** The search over the same content as that of the screens. */
export function loadSiteSearch(): SiteSearch {
  const entries = searchEntries()
  return { suggested: entries.slice(0, suggestionCount), find: searchIndex(entries) }
}

const searchEntries = (): SearchEntry[] => [
  ...pages.map((page) => ({ kind: 'page' as const, ...page })),
  ...gameIds.map((id) => ({
    kind: 'game' as const,
    name: gameNames[id],
    note: 'Game',
    href: `/esports/${id}`,
    aliases: gameAliases[id],
    image: gameArt(id),
  })),
  ...organizations.map(({ id, name, headquarters }) => ({
    kind: 'organization' as const,
    name,
    note: headquarters.split(', ').slice(0, 2).join(', '),
    href: `/organization/${id}`,
    image: crest(name),
  })),
  ...organizations.flatMap(({ id, name, teams }) =>
    teams.map(({ game }) => ({
      kind: 'team' as const,
      name: `${name} ${game}`,
      note: 'Team and roster',
      href: `/organization/${id}?${new URLSearchParams({ game })}#teams`,
      image: crest(name),
    })),
  ),
  ...creators.map(({ id, name, realName, platform, region }) => ({
    kind: 'creator' as const,
    name,
    note: `${realName}, ${platform}, ${region}`,
    href: `/creators/${id}`,
    image: portrait(realName),
  })),
  ...organizations.flatMap(({ id, name: organization }) =>
    (organizationCreators[id] ?? []).map(({ name, realName, primaryPlatform }) => ({
      kind: 'creator' as const,
      name,
      note: `${realName}, ${primaryPlatform}, ${organization}`,
      href: `/organization/${id}/${slug(name)}`,
      image: portrait(realName),
    })),
  ),
  ...organizers.map(({ name, city }) => ({
    kind: 'organizer' as const,
    name,
    note: city,
    href: `/organizers?${new URLSearchParams({ search: name })}`,
    image: crest(name),
  })),
  ...tournaments.map((tournament) => ({
    kind: 'tournament' as const,
    name: tournament.name,
    note: `${tournament.city}, ${formatMonth(tournament.start)}`,
    href: `/esports/tournament/${tournament.id}`,
    aliases: tournament.gameId ? gameNames[tournament.gameId] : (tournament.gameName ?? ''),
    image: tournament.scene ? scene(tournament.scene) : gameArt(tournament.gameId ?? ''),
  })),
]
