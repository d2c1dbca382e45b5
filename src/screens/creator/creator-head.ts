import type { CreatorProfile } from '~/content/creators/types'
import { siteUrl } from '~/lib/brand'
import { formatShort } from '~/lib/number-format'
import { pageHead } from '~/lib/page-head'

/** The head of a creator's profile. */
export function creatorHead(creator: CreatorProfile) {
  const path = `/creators/${creator.id}`
  const { name, realName, platform, subscribers, engagement, games, region, image, social } = creator
  return pageHead({
    path,
    title: name,
    description: `${name} of ${region}: ${formatShort(subscribers)} on ${platform}, ${engagement}% engagement, ${games.join(', ')}. Audience, rates and business contact.`,
    structuredData: [
      {
        '@type': 'Person',
        name: realName,
        alternateName: name,
        image: siteUrl + image,
        url: siteUrl + path,
        homeLocation: region,
        sameAs: Object.values(social).filter(Boolean),
      },
    ],
    breadcrumbs: [{ name: 'Creators', path: '/creators' }],
  })
}
