import { organizerGames } from '~/content/directory-filters'
import { defineSearch, oneOf, textParam } from '~/router/define-search'

export const organizersSearch = defineSearch({ search: textParam(100), game: oneOf(organizerGames) })
