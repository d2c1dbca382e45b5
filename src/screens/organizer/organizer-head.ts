import type { OrganizerPage } from '~/content/organizers/types'
import { siteUrl } from '~/lib/brand'
import { pageHead } from '~/lib/page-head'

/** The head of an organizer's page; an unknown one has nothing to be found by. */
export function organizerHead(id: string, page: OrganizerPage | null) {
  const path = `/organizers/${id}`
  if (!page) {
    return pageHead({
      path,
      title: 'Organizer not found',
      description: 'No organizer has this address.',
      noindex: true,
    })
  }
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
