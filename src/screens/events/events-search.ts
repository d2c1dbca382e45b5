import { gameIds } from '@akhada/sample-world/games/names'
import { defineSearch, oneOf, textParam } from '~/router/define-search'

export const eventGames = ['all', ...gameIds] as const

export const eventsSearch = defineSearch({
  game: oneOf(eventGames),
  /** "2026-12", or "entry" for open waiting lists; the current month if absent. */
  month: textParam(7),
  /** "1" for follows only. */
  mine: oneOf(['', '1']),
  /** "all" for all matches of the next three weeks. */
  matches: oneOf(['', 'all']),
})

/** How many of the next matches are listed at most, by the search param. */
export const matchCounts = { '': 30, all: 1000 } as const
