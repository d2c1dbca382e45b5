import type { OrganizerPage } from '~/content/organizers/types'
import { siteUrl } from '~/lib/brand'
import { pageHead } from '~/lib/page-head'

/** The head of an organizer's page. */
export function organizerHead(id: string, page: OrganizerPage) {
  const path = `/organizers/${id}`
  const { organizer, tournaments } = page
  return pageHead({
    path,
    title: `${organizer.name} tournaments`,
    description: `${organizer.name}, ${organizer.city}: ${tournaments.length} tournaments of Indian esports, live, to come and over. ${organizer.about}`,
    structuredData: [
      {
        '@type': 'Organization',
        name: organizer.name,
        url: siteUrl + path,
        foundingDate: String(organizer.foundingYear),
        address: { '@type': 'PostalAddress', addressLocality: organizer.city },
      },
    ],
    breadcrumbs: [
      { name: 'Organizers', path: '/organizers' },
      { name: organizer.name, path },
    ],
  })
}
