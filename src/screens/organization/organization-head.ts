import type { OrganizationProfile } from '~/content/organizations/types'
import { siteUrl } from '~/lib/brand'
import { pageHead } from '~/lib/page-head'

/** The head of an organization's page. */
export function organizationHead(profile: OrganizationProfile) {
  const path = `/organization/${profile.id}`
  const { name, headquarters, foundedYear, participatingTeams, logoUrl, founder } = profile
  const games = participatingTeams.map(({ game }) => game).join(', ')
  return pageHead({
    path,
    title: name,
    description: `${name} of ${headquarters}, since ${foundedYear}: teams in ${games}, rosters, creators, sponsors and trophies.`,
    structuredData: [
      {
        '@type': 'SportsOrganization',
        name,
        url: siteUrl + path,
        logo: siteUrl + logoUrl,
        foundingDate: String(foundedYear),
        founder: { '@type': 'Person', name: founder.name },
        location: headquarters,
        subOrganization: participatingTeams.map((team) => ({
          '@type': 'SportsTeam',
          name: `${team.name} ${team.game}`,
          sport: team.game,
          athlete: team.players.map((player) => ({
            '@type': 'Person',
            name: player.realName,
            alternateName: player.name,
          })),
        })),
      },
    ],
    breadcrumbs: [{ name: 'Organizations', path: '/organization' }],
  })
}
