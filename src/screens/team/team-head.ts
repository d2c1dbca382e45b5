import type { TeamPage } from '~/content/teams/types'
import { siteUrl } from '~/lib/brand'
import { pageHead } from '~/lib/page-head'

/** The head of a team's page. */
export function teamHead({ id, name, logo, games }: TeamPage) {
  const path = `/esports/team/${id}`
  const names = games.map((game) => game.name)
  return pageHead({
    path,
    title: `${name} matches and results`,
    description: `${name} in ${names.join(', ')}: what it plays next, its ranks, and how it did in every tournament.`,
    structuredData: [{ '@type': 'SportsTeam', name, url: siteUrl + path, logo: siteUrl + logo, sport: names }],
    name,
    breadcrumbs: [{ name: 'Esports', path: '/esports' }],
  })
}
