import type { SearchSchemaInput } from '@tanstack/react-router'
import { type TournamentState, tournamentStates } from '~/content/tournament-types'
import { oneOf } from '~/lib/search-params'

interface GameSearch {
  tab: TournamentState
}

/** Reads the address of a game page: the open tab, ongoing unless it says another. */
export const readGameSearch = (search: Partial<GameSearch> & SearchSchemaInput): GameSearch => ({
  tab: oneOf(search.tab, tournamentStates, 'ongoing'),
})
