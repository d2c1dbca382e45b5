import { slug } from '@akhada/contract/slug'
import { creators } from '@akhada/sample-world/creators/records.data'
import { findGameId, type GameId, gameIds, gameNames, playerGames } from '@akhada/sample-world/games/names'
import { organizationCreators } from '@akhada/sample-world/organizations/creators.data'
import { organizations } from '@akhada/sample-world/organizations/records.data'
import { organizers } from '@akhada/sample-world/organizers/records.data'
import { independentTeams } from '@akhada/sample-world/tournaments/independent-teams.data'
import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { help } from '~/content/help/data'
import { filterTopics } from '~/content/help/filter-topics'
import { learning } from '~/content/learn/data'
import { toTournament } from '~/content/tournaments/to-tournament'
import { crestUrl, gameArtUrl, portraitUrl } from '~/lib/art'
import { formatMonth } from '~/lib/dates'
import { findHindiWords } from './find-hindi-words'
import { gameAliases } from './game-aliases.data'
import { hindiNames } from './hindi-names.data'
import { pages } from './pages.data'
import { createSearch } from './search-index'
import type { SearchEntry, SearchGroup, SearchIndex } from './types'

const suggestionCount = 8
/** If more answers match, the query isn't a question: "players". */
const maxAnswers = 5

/** The search over the content that the screens show, as of a time (ms). */
export function createSiteSearch(now: number): SearchIndex {
  const entries = listEntries(now)
  const findEntries = createSearch(entries)
  return {
    suggested: entries.slice(0, suggestionCount),
    find: (query) => [...findEntries(query), ...findAnswers(query)],
  }
}

/** The answers of `/help` that have every word of a query, apart from stop words; none for a letter or two, which most answers have. */
function findAnswers(query: string): SearchGroup[] {
  if (query.trim().length < 3) return []
  const found = filterTopics(help, query).flatMap(({ title, questions }) =>
    questions.map(({ id, question }) => ({ name: question, note: title, href: `/help#${id}` })),
  )
  if (found.length === 0 || found.length > maxAnswers) return []
  return [{ kind: 'answer', entries: withKind('answer', found), total: found.length }]
}

const listEntries = (now: number): SearchEntry[] => [
  ...withKind('page', pages),
  ...withKind('game', listGames()),
  ...withKind('organization', listOrganizations()),
  ...withKind('team', listTeams()),
  ...withKind('creator', listCreators()),
  ...withKind('organizer', listOrganizers()),
  ...withKind('tournament', listTournaments(now)),
  ...withKind('resource', listResources()),
]

const withKind = (kind: SearchEntry['kind'], entries: readonly Omit<SearchEntry, 'kind'>[]): SearchEntry[] =>
  entries.map((entry) => ({ kind, ...entry }))

const listGames = () => [
  ...gameIds.map((id) => ({
    name: gameNames[id],
    note: 'Game',
    boost: 3,
    href: `/esports/${id}`,
    aliases: `${gameAliases[id]} ${hindiNames[id] ?? ''}`,
    image: gameArtUrl(id),
  })),
  ...gameIds.flatMap((id) =>
    listGameParts(id).map(({ name, ...part }) => ({
      ...part,
      name: `${gameNames[id]} ${name}`,
      aliases: gameAliases[id],
      image: gameArtUrl(id),
    })),
  ),
]

/** Pages about a game other than its own. */
const listGameParts = (id: GameId) => [
  { name: 'events', note: 'Tournaments and matches', href: `/events?game=${id}`, topics: 'results schedule' },
  ...playerGames
    .filter((game) => game === gameNames[id])
    .map((game) => ({
      name: 'players',
      note: 'By score',
      href: `/players?${new URLSearchParams({ game })}`,
      topics: 'ranking',
    })),
  {
    name: 'teams',
    note: 'Ranked by points',
    href: `/leaderboards?game=${id}#teams`,
    topics: 'standings ranking points table',
  },
]

const listOrganizations = () =>
  organizations.map(({ id, name, headquarters }) => ({
    name,
    note: headquarters.split(', ').slice(0, 2).join(', '),
    href: `/organization/${id}`,
    aliases: hindiNames[id],
    image: crestUrl(name),
  }))

const listTeams = () => [
  ...organizations.flatMap(({ id, name, teams }) =>
    teams.map(({ game }) => ({
      name: `${name} ${game}`,
      note: 'Team and roster',
      href: `/organization/${id}?${new URLSearchParams({ game })}#teams`,
      gameAliases: findGameAliases(game),
      image: crestUrl(name),
    })),
  ),
  ...[...organizations.map(({ name }) => name), ...independentTeams].map((name) => ({
    name,
    note: 'Matches and results',
    href: `/esports/team/${slug(name)}`,
    aliases: hindiNames[slug(name)],
    image: crestUrl(name),
  })),
]

const listCreators = () => [
  ...creators.map(({ id, name, realName, platform, region }) => ({
    name,
    note: `${realName}, ${platform}, ${region}`,
    href: `/creators/${id}`,
    image: portraitUrl(realName),
  })),
  ...organizations.flatMap(({ id, name: organization }) =>
    (organizationCreators[id] ?? []).map(({ name, realName, primaryPlatform }) => ({
      name,
      note: `${realName}, ${primaryPlatform}, ${organization}`,
      href: `/organization/${id}/${slug(name)}`,
      image: portraitUrl(realName),
    })),
  ),
]

const listOrganizers = () =>
  organizers.map(({ id, name, city }) => ({ name, note: city, href: `/organizers/${id}`, image: crestUrl(name) }))

const listTournaments = (now: number) =>
  tournaments
    .map((record) => toTournament(record, now))
    .map(({ name, city, start, path, gameId, gameName, image, state }) => ({
      name,
      note: `${city}, ${formatMonth(start)}${state === 'ongoing' ? ', ongoing' : ''}`,
      href: path,
      aliases: [gameName, ...findHindiWords(name)].join(' '),
      gameAliases: gameId ? gameAliases[gameId] : undefined,
      image,
      topics: 'results winner standings points table bracket final prize pool teams schedule',
      boost: state === 'ongoing' ? 3 : 1,
    }))

const listResources = () =>
  learning.resources.map(({ id, title, description, category, type }) => ({
    name: title,
    note: description,
    href: `/learn?open=${id}#${id}`,
    topics: `${category} ${type}`,
  }))

function findGameAliases(gameName: string): string | undefined {
  const id = findGameId(gameName)
  return id && gameAliases[id]
}
