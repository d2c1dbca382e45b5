import { createFileRoute } from '@tanstack/react-router'
import { loadQuery } from '~/api/load-query'
import { nextAndLastQuery } from '~/content/schedule/query'
import { teamQuery } from '~/content/teams/query'
import { NotFound } from '~/layout/lazy-not-found'
import { TeamScreen } from '~/screens/team/team'
import { teamHead } from '~/screens/team/team-head'

export const Route = createFileRoute('/_site/esports/team/$id')({
  staticData: { liveData: 'world', record: 'Team' },
  loader: async ({ context: { queryClient }, params }) => {
    const matches = loadQuery(queryClient, nextAndLastQuery(params.id))
    const team = await queryClient.query(teamQuery(params.id))
    if (import.meta.env.SSR) await matches
    return teamHead(team)
  },
  component: TeamScreen,
  notFoundComponent: NotFound,
})
