import { defineSearch, idsParam } from '~/router/define-search'
import { mostCompared } from '~/rules/most-compared'

export const compareSearch = defineSearch({ ids: idsParam(mostCompared) })
