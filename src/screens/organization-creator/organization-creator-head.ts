import type { OrganizationCreator, OrganizationProfile } from '~/content/organizations/types'
import { siteUrl } from '~/lib/brand'
import { formatShort } from '~/lib/number-format'
import { pageHead } from '~/lib/page-head'
import { nameAudience } from '~/lib/words'

/** The head of the page of an organization's creator. */
export function organizationCreatorHead(profile: OrganizationProfile, creator: OrganizationCreator) {
  const { name, realName, primaryPlatform, followerCount, contentType, game, path, profileImage, socialLinks } = creator
  return pageHead({
    path,
    title: `${name} of ${profile.name}`,
    description: `${name} (${realName}) of ${profile.name}: ${contentType}, ${game}, ${formatShort(followerCount)} ${nameAudience(primaryPlatform).toLowerCase()} on ${primaryPlatform}.`,
    image: `/og/organization-${profile.id}.png`,
    structuredData: [
      {
        '@type': 'Person',
        name: realName,
        alternateName: name,
        image: siteUrl + profileImage,
        url: siteUrl + path,
        affiliation: profile.name,
        sameAs: socialLinks.map(({ url }) => url),
      },
    ],
    name,
    breadcrumbs: [
      { name: 'Organizations', path: '/organization' },
      { name: profile.name, path: `/organization/${profile.id}` },
    ],
  })
}
