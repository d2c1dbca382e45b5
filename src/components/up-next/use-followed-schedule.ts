import { useQuery } from '@tanstack/react-query'
import { scheduleQuery } from '~/content/schedule/query'
import type { Schedule } from '~/content/schedule/types'
import { useFollows } from '~/session/follows'
import { usePlayerTeams } from './use-player-teams'

const nothing: Schedule = { now: 0, tournaments: [], matches: [], results: [] }

/** The follows, and the schedule to look them up in, which is loaded only if there are any. */
export function useFollowedSchedule() {
  const follows = useFollows()
  const players = usePlayerTeams(follows)
  const { data, isError, refetch } = useQuery({ ...scheduleQuery, enabled: follows.length > 0 })
  return {
    follows,
    schedule: data ?? nothing,
    playerTeams: players.teams,
    isPending: players.isPending || (follows.length > 0 && !data && !isError),
    problem: describeProblem(isError, players.failed),
    retry: () => {
      players.retry()
      if (isError) void refetch()
    },
  }
}

function describeProblem(isScheduleMissing: boolean, failed: number): string | null {
  if (isScheduleMissing) return 'Couldn’t load the calendar.'
  if (failed === 0) return null
  return `The server isn’t answering, so ${failed === 1 ? 'a player’s' : `${failed} players’`} matches may be missing.`
}
