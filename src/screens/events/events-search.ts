import { gameIds } from '~/content/games/names'
import { defineSearch, oneOf } from '~/router/define-search'

export const eventGames = ['all', ...gameIds] as const
export const eventStates = ['all', 'ongoing', 'upcoming', 'past'] as const

export const eventsSearch = defineSearch({
  game: oneOf(eventGames),
  state: oneOf(eventStates),
  /** "1" for tournaments of what is followed. */
  mine: oneOf(['', '1']),
})
export type EventsSearch = typeof eventsSearch.defaults
