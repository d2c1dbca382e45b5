import { creatorFilters } from '~/content/search-options'
import { defineSearch, oneOf, text } from '~/router/define-search'

export const creatorsSearch = defineSearch({ search: text(100), filter: oneOf(creatorFilters) })
export type CreatorsSearch = typeof creatorsSearch.defaults
