import { allGames } from '~/content/directory-filters'
import { defineSearch, textParam } from '~/router/define-search'

const game = textParam(100)

export const organizationsSearch = defineSearch({ search: textParam(100), game: (value) => game(value) || allGames })
