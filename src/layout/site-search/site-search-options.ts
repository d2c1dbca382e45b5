import type { Player } from '~/api/player'
import { parseMatchQuery } from '~/content/site-search/match-query'
import type { SearchEntry, SearchGroup, SearchIndex } from '~/content/site-search/types'

export interface Option extends SearchEntry {
  /** The id of the element, for `aria-activedescendant`. */
  id: string
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
  player: 'Players',
  creator: 'Creators',
  organizer: 'Organizers',
  tournament: 'Tournaments',
  match: 'Matches',
  resource: 'Learn',
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

/**
 * The options: pages while the query is empty, then results. Players come last, because they load later, unless one has exactly the name
 * that was typed.
 */
export function groupOptions({ search, matches, players, query }: Found): OptionGroup[] {
  const found = query
    ? [...matches, ...(search?.find(parseMatchQuery(query)?.rest.join(' ') || query) ?? [])].map(toGroup)
    : [{ title: 'Go to', options: search?.suggested.map(toOption) ?? [] }]
  const isNamed = ({ name }: { name: string }) => name.toLowerCase() === query.toLowerCase()
  const sorted = players.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
  const all = players.length > maxPlayerOptions ? [linkToAllPlayers(query)] : []
  const ofPlayers = {
    title: titles.player,
    options: [...sorted.slice(0, maxPlayerOptions).map(toPlayerOption), ...all],
  }
  const areFirst = players.some(isNamed) && !found.some(({ options }) => options.some(isNamed))
  return (areFirst ? [ofPlayers, ...found] : [...found, ofPlayers]).filter(({ options }) => options.length > 0)
}

const toGroup = ({ kind, title = titles[kind], entries, total }: SearchGroup): OptionGroup => ({
  title: total > entries.length ? `${title} (top ${entries.length} of ${total})` : title,
  options: entries.map(toOption),
})

const toOption = (entry: SearchEntry): Option => ({ ...entry, id: toId(entry.href) })

function toPlayerOption({ id, name, realName, team, game, image }: Player): Option {
  const href = `/players/profile/${encodeURIComponent(id)}`
  const note = [realName, team, game].filter(Boolean).join(', ')
  return toOption({ kind: 'player', name, note, href, image })
}

function linkToAllPlayers(query: string): Option {
  const href = `/players?${new URLSearchParams({ search: query })}`
  return { id: 'found-all-players', kind: 'page', href, name: 'All matching players', note: `“${query}”` }
}

/** Whether the picture shows a person. */
export const isPerson = ({ kind }: Option): boolean => kind === 'player' || kind === 'creator'

const toId = (href: string) => `found${href.replace(/[^\w-]+/g, '-')}`
