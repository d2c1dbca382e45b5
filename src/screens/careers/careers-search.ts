import { openingTypes } from '~/content/directory-filters'
import { defineSearch, oneOf } from '~/router/define-search'

export const careersSearch = defineSearch({ type: oneOf(openingTypes) })
