import type { Service } from '~/content/services'
import { textSearch } from '~/lib/text-search'
import type { ServicesSearch } from './services-search'

/** The services that the address asks for: title or description holds the text in any case, and the category is theirs (specification 5). */
export function askedServices(services: readonly Service[], { search, category }: ServicesSearch): Service[] {
  const has = textSearch(search)
  return services.filter(
    (service) => has(service.title, service.description) && (category === 'all' || service.category === category),
  )
}
