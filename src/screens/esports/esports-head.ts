import { esportsBreadcrumbs } from '~/content/tournament-structured-data'
import { pageHead } from '~/lib/page-head'

/** The head of the esports hub. */
export const esportsHead = () =>
  pageHead({
    path: '/esports',
    title: 'Esports',
    description:
      'The games of Indian esports with their tournaments: BGMI, Valorant, CS2, Dota 2, Free Fire and more, ongoing, upcoming and past.',
    structuredData: [esportsBreadcrumbs([])],
  })
