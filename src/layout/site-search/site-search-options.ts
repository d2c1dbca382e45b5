import type { Player } from '~/api/player'
import { parseMatchQuery } from '~/content/site-search/match-query'
import type { SearchEntry, SearchGroup, SearchIndex } from '~/content/site-search/types'

export interface Option {
  /** The id of the element, for `aria-activedescendant`. */
  id: string
  href: string
  name: string
  note: string
  image?: string | null
  /** Crops the image from the top, since heads are high up in portraits. */
  isPerson?: boolean
}

export interface OptionGroup {
  title: string
  options: Option[]
}

const titles = {
  page: 'Pages',
  game: 'Games',
  organization: 'Organizations',
  team: 'Teams',
  creator: 'Creators',
  organizer: 'Organizers',
  tournament: 'Tournaments',
  match: 'Matches',
  answer: 'Answers',
}
const maxPlayerOptions = 5

interface Found {
  search: SearchIndex | undefined
  /** Matches that the query asks for. */
  matches: readonly SearchGroup[]
  players: readonly Player[]
  query: string
}

/** The options: pages while the query is empty, then results; players last, because they load later. */
export function groupOptions({ search, matches, players, query }: Found): OptionGroup[] {
  const found = query
    ? [...matches, ...(search?.find(parseMatchQuery(query)?.rest.join(' ') || query) ?? [])].map(toGroup)
    : [{ title: 'Go to', options: search?.suggested.map(toOption) ?? [] }]
  const all = players.length > maxPlayerOptions ? [linkToAllPlayers(query)] : []
  const ofPlayers = [...players.slice(0, maxPlayerOptions).map(toPlayerOption), ...all]
  return [...found, { title: 'Players', options: ofPlayers }].filter(({ options }) => options.length > 0)
}

const toGroup = ({ kind, entries, total }: SearchGroup): OptionGroup => ({
  title: total > entries.length ? `${titles[kind]} (top ${entries.length} of ${total})` : titles[kind],
  options: entries.map(toOption),
})

const toOption = ({ kind, name, note, href, image }: SearchEntry): Option => ({
  id: toId(href),
  href,
  name,
  note,
  image,
  isPerson: kind === 'creator',
})

function toPlayerOption({ id, name, realName, team, game, image }: Player): Option {
  const href = `/players/profile/${encodeURIComponent(id)}`
  const note = [realName, team, game].filter(Boolean).join(', ')
  return { id: toId(href), href, name, note, image, isPerson: true }
}

function linkToAllPlayers(query: string): Option {
  const href = `/players?${new URLSearchParams({ search: query })}`
  return { id: 'found-all-players', href, name: 'All matching players', note: `“${query}”` }
}

const toId = (href: string) => `found${href.replace(/[^\w-]+/g, '-')}`
