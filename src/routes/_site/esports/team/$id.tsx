import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { nextAndLastQuery } from '~/content/schedule/query'
import { teamQuery } from '~/content/teams/query'
import { TeamScreen } from '~/screens/team/team'
import { teamHead } from '~/screens/team/team-head'

export const Route = createFileRoute('/_site/esports/team/$id')({
  staticData: { shows: 'world', record: 'Team' },
  loader: async ({ context: { queryClient }, params }) => {
    const matches = queryClient.prefetchQuery(nextAndLastQuery(params.id))
    const team = await queryClient.query(teamQuery(params.id))
    if (import.meta.env.SSR) await matches
    return teamHead(team)
  },
  component: TeamScreen,
  notFoundComponent: lazyRouteComponent(() => import('~/layout/record-not-found'), 'TeamNotFound'),
})
