import { openingTypes } from '~/content/filters'
import { defineSearch, oneOf } from '~/router/define-search'

export const careersSearch = defineSearch({ type: oneOf(openingTypes) })
