import { defineSearch, textParam } from '~/router/define-search'

export const helpSearch = defineSearch({ search: textParam(100) })
