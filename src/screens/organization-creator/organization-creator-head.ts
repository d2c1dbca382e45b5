import type { OrganizationProfile } from '~/content/organizations/types'
import { siteUrl } from '~/lib/brand'
import { formatFollowers } from '~/lib/number-format'
import { pageHead } from '~/lib/page-head'

/** The head of the page of an organization's creator; an unknown one has nothing to be found by. */
export function organizationCreatorHead(params: { id: string; creator: string }, profile: OrganizationProfile | null) {
  const path = `/organization/${params.id}/${params.creator}`
  const creator = profile?.creators.find(({ _id }) => _id === `${params.id}/${params.creator}`)
  if (!profile || !creator) {
    return pageHead({
      path,
      title: 'Creator not found',
      description: 'There’s no creator at this address.',
      noindex: true,
    })
  }
  const { name, realName, primaryPlatform, followerCount, contentType, game, profileImage, socialLinks } = creator
  return pageHead({
    path,
    title: `${name} of ${profile.name}`,
    description: `${name} (${realName}) of ${profile.name}: ${contentType}, ${game}, ${formatFollowers(followerCount)} followers on ${primaryPlatform}.`,
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
    breadcrumbs: [
      { name: 'Organizations', path: '/organization' },
      { name: profile.name, path: `/organization/${profile.id}` },
      { name, path },
    ],
  })
}
