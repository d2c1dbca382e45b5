import { defineSearch, oneOf, textParam } from '~/router/define-search'

export const gameFilters = ['all', 'trending', 'fps', 'moba', 'battle-royale'] as const

export const esportsSearch = defineSearch({ search: textParam(100), filter: oneOf(gameFilters) })
export type EsportsSearch = typeof esportsSearch.defaults
