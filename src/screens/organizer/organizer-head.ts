import type { OrganizerPage } from '~/content/organizers/types'
import { siteUrl } from '~/lib/brand'
import { pageHead } from '~/lib/page-head'

/** The head of an organizer's page. */
export function organizerHead({ organizer, tournaments }: OrganizerPage) {
  const path = `/organizers/${organizer.id}`
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
    name: organizer.name,
    breadcrumbs: [{ name: 'Organizers', path: '/organizers' }],
  })
}
