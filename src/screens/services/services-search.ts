import { serviceCategories } from '~/content/search-options'
import { defineSearch, oneOf, text } from '~/router/define-search'

export const servicesSearch = defineSearch({ search: text(100), category: oneOf(serviceCategories) })
export type ServicesSearch = typeof servicesSearch.defaults
