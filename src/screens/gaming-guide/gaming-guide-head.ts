import { siteUrl } from '~/lib/brand'
import { pageHead } from '~/lib/page-head'

const path = '/Gaming-Esports'
const title = 'Gaming 101'

/** The head of /Gaming-Esports, with its place on the site for search engines. */
export const gamingGuideHead = pageHead({
  path,
  title,
  description:
    'Gaming and esports in India explained: the games, the big events, what people earn, the law on money games, and how players and creators begin.',
  structuredData: [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteUrl}/` },
        { '@type': 'ListItem', position: 2, name: title, item: siteUrl + path },
      ],
    },
  ],
})
