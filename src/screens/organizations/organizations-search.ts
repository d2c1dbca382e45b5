import { allGames } from '~/content/search-options'
import { defineSearch, text } from '~/router/define-search'

const game = text(100)

export const organizationsSearch = defineSearch({ search: text(100), game: (value) => game(value) || allGames })
export type OrganizationsSearch = typeof organizationsSearch.defaults
