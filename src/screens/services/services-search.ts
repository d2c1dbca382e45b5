import { serviceCategories } from '~/content/directory-filters'
import { defineSearch, oneOf, textParam } from '~/router/define-search'

export const servicesSearch = defineSearch({ search: textParam(100), category: oneOf(serviceCategories) })
export type ServicesSearch = typeof servicesSearch.defaults
