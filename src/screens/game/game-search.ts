import { tournamentStates } from '~/content/tournaments/types'
import { defineSearch, oneOf } from '~/router/define-search'

export const gameSearch = defineSearch({ tab: oneOf(tournamentStates) })
