import { mapFilters } from '@akhada/contract/filters'
import { defaultListParams, maxSearchLength } from '~/api/list-params'
import { defineSearch, pageNumber, textParam } from '~/router/define-search'

const text = textParam(maxSearchLength)

/** A filter of the URL. The call says `all` for one that isn't set, and so do URLs written by hand. */
const filterParam = (value: unknown) => text(value).replace(/^all$/, '')

export const playersSearch = defineSearch({
  search: text,
  ...mapFilters(() => filterParam),
  page: pageNumber,
})
export type PlayersSearch = typeof playersSearch.defaults

/** The params of the `listPlayers` call for a URL. */
export const toListParams = ({ search, page, ...filters }: PlayersSearch) => ({
  ...defaultListParams,
  search,
  ...mapFilters((name) => filters[name] || 'all'),
  page,
})
