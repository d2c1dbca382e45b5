import { useQuery } from '@tanstack/react-query'
import { scheduleQuery } from '~/content/schedule/query'
import type { Schedule } from '~/content/schedule/types'
import { useNow } from '~/hooks/use-now'
import { useFollows } from '~/session/follows'
import { listFollowedTournaments, listResults, listUpNext } from './list-up-next'
import { usePlayerTeams } from './use-player-teams'

const nothing: Schedule = { now: 0, tournaments: [], matches: [], results: [] }

/** The follows, and what they play of a game or of all. The schedule is loaded only if there are any. */
export function useFollowedSchedule(game = 'all') {
  const follows = useFollows()
  const players = usePlayerTeams(follows)
  const { data, isError, refetch } = useQuery({ ...scheduleQuery, enabled: follows.length > 0 })
  const schedule = pickGame(data ?? nothing, game)
  return {
    follows,
    now: useNow(schedule.now),
    entries: listUpNext(schedule, follows, players.teams),
    results: listResults(schedule, follows, players.teams),
    tournaments: listFollowedTournaments(schedule, follows, players.teams),
    isPending: players.isPending || (follows.length > 0 && !data && !isError),
    problem: describeProblem(isError, players.failed),
    retry: () => {
      players.retry()
      if (isError) void refetch()
    },
  }
}

function pickGame({ now, tournaments, matches, results }: Schedule, game: string): Schedule {
  const isShown = ({ tournament: { gameId } }: { tournament: { gameId: string | null } }) =>
    game === 'all' || gameId === game
  return {
    now,
    tournaments: tournaments.filter(isShown),
    matches: matches.filter(isShown),
    results: results.filter(isShown),
  }
}

function describeProblem(isScheduleMissing: boolean, failed: number): string | null {
  if (isScheduleMissing) return 'Couldn’t load the calendar.'
  if (failed === 0) return null
  return `The server isn’t answering, so ${failed === 1 ? 'a player’s' : `${failed} players’`} matches may be missing.`
}
