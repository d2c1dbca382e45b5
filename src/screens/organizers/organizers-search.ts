import { organizerGames } from '~/content/search-options'
import { defineSearch, oneOf, text } from '~/router/define-search'

export const organizersSearch = defineSearch({ search: text(100), game: oneOf(organizerGames) })
export type OrganizersSearch = typeof organizersSearch.defaults
