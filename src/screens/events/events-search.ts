import { gameIds } from '@akhada/sample-world/games/names'
import { defineSearch, oneOf, textParam } from '~/router/define-search'

export const eventGames = ['all', ...gameIds] as const

export const eventsSearch = defineSearch({
  game: oneOf(eventGames),
  /** "2026-12"; this month without it. */
  month: textParam(7),
  /** "1" for follows only. */
  mine: oneOf(['', '1']),
  /** "all" for all matches that are near. */
  matches: oneOf(['', 'all'] as const),
})

/** The most of the next matches that are listed, by the search param. */
export const matchCounts = { '': 30, all: 1000 } as const
