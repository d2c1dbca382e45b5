import { useQuery } from '@tanstack/react-query'
import { scheduleQuery } from '~/content/schedule/query'
import { findMatches, parseMatchQuery } from '~/content/site-search/match-query'
import { siteSearchQuery } from '~/content/site-search/query'
import type { SearchGroup } from '~/content/site-search/types'
import { plural } from '~/lib/words'
import { groupOptions } from './site-search-options'
import { usePlayerResults } from './use-player-results'

/** What the search finds: content, matches and players. */
export function useSiteSearch(query: string) {
  const { data: search, isError, isPending } = useQuery(siteSearchQuery)
  const players = usePlayerResults(query)
  const schedule = useMatchResults(query)
  const isLoading = isPending || players.isLoading || schedule.isLoading
  const groups = groupOptions({ search, matches: schedule.matches, players: players.players, query })
  const options = groups.flatMap((group) => group.options)
  // Why players, or everything but players, can't be searched now.
  const problems = [
    ...(players.error ? [`Can’t search players right now. ${players.error}`] : []),
    ...(isError ? ['Only players can be searched right now; the rest didn’t load.'] : []),
  ]
  // Only if everything could be searched.
  const hasNothing = options.length === 0 && problems.length === 0
  const found = options.length > 0 ? plural(options.length, 'result') : hasNothing && 'Nothing found'
  return {
    groups,
    options,
    problems,
    hasNothing,
    isLoading,
    // Announced by screen readers.
    status: !query || isLoading ? '' : [found, ...problems].filter(Boolean).join('. '),
  }
}

/** The matches that a query asks for ("next bgmi match", "live"); loads the schedule only for such a query. */
function useMatchResults(query: string): { matches: SearchGroup[]; isLoading: boolean } {
  const { data: schedule, isLoading } = useQuery({ ...scheduleQuery, enabled: parseMatchQuery(query) !== null })
  // The mark of `session/no-spoilers.ts`: importing that would cost every page a request.
  const noSpoilers = 'noSpoilers' in document.documentElement.dataset
  return { matches: schedule ? findMatches(schedule, query, noSpoilers) : [], isLoading }
}
