import type { Service } from '~/content/services/types'
import { createTextMatcher } from '~/lib/text-matcher'
import type { ServicesSearch } from './services-search'

/** The services that match the URL: title or description contains the text, and the category matches (specification 5). */
export function filterServices(services: readonly Service[], { search, category }: ServicesSearch): Service[] {
  const matches = createTextMatcher(search)
  return services.filter(
    (service) => matches(service.title, service.description) && (category === 'all' || service.category === category),
  )
}
