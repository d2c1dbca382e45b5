import { createFileRoute } from '@tanstack/react-router'
import { loadOptional } from '~/api/load-query'
import { nextAndLastQuery } from '~/content/schedule/query'
import { teamQuery } from '~/content/teams/query'
import { NotFound } from '~/layout/lazy-not-found'
import { TeamScreen } from '~/screens/team/team'
import { teamHead } from '~/screens/team/team-head'

export const Route = createFileRoute('/_site/esports/team/$id')({
  staticData: { liveData: 'world', record: 'Team' },
  loader: async ({ context: { queryClient }, params }) => {
    const [team] = await Promise.all([
      queryClient.query(teamQuery(params.id)),
      loadOptional(queryClient, nextAndLastQuery(params.id)),
    ])
    return teamHead(team)
  },
  component: TeamScreen,
  notFoundComponent: NotFound,
})
