import type { SearchSchemaInput } from '@tanstack/react-router'
import { gameIds } from '~/content/game-names'
import { oneOf } from '~/lib/search-params'

export const eventGames = ['all', ...gameIds] as const
export const eventStates = ['all', 'ongoing', 'upcoming', 'past'] as const

/** What the address of /events may hold. */
export interface EventsSearch {
  game: (typeof eventGames)[number]
  state: (typeof eventStates)[number]
}

/** Nothing set: all tournaments. */
export const noEventsSearch: EventsSearch = { game: 'all', state: 'all' }

/** Reads the address of /events. */
export const readEventsSearch = (search: Partial<EventsSearch> & SearchSchemaInput): EventsSearch => ({
  game: oneOf(search.game, eventGames, 'all'),
  state: oneOf(search.state, eventStates, 'all'),
})
