import { creatorFilters } from '~/content/directory-filters'
import { defineSearch, oneOf, textParam } from '~/router/define-search'

export const creatorsSearch = defineSearch({ search: textParam(100), filter: oneOf(creatorFilters) })
export type CreatorsSearch = typeof creatorsSearch.defaults
