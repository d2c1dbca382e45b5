import { defineSearch, idsParam } from '~/router/define-search'
import { maxCompared } from '~/rules/max-compared'

export const compareSearch = defineSearch({ ids: idsParam(maxCompared) })
