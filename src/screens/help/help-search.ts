import { defineSearch, text } from '~/router/define-search'

export const helpSearch = defineSearch({ search: text(100) })
