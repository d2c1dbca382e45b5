import { openingTypes } from '~/content/search-options'
import { defineSearch, oneOf } from '~/router/define-search'

export const careersSearch = defineSearch({ type: oneOf(openingTypes) })
