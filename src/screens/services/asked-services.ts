import type { Service } from '~/content/services'
import type { ServicesSearch } from './services-search'

/** The services that the address asks for: title or description holds the text in any case, and the category is theirs (specification 5). */
export function askedServices(services: readonly Service[], { search, category }: ServicesSearch): Service[] {
  const wanted = search.trim().toLowerCase()
  return services.filter(
    (service) =>
      [service.title, service.description].some((words) => words.toLowerCase().includes(wanted)) &&
      (category === 'all' || service.category === category),
  )
}
