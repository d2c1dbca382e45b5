import { useQuery } from '@tanstack/react-query'
import { scheduleQuery } from '~/content/schedule/query'
import { findMatches, readWish } from '~/content/site-search/match-wishes'
import type { SearchEntry } from '~/content/site-search/types'

/** The matches that a query asks for ("next bgmi match", "live"); the schedule is loaded when one does. */
export function useMatchResults(query: string): { matches: SearchEntry[]; isLoading: boolean } {
  const { data: schedule, isLoading } = useQuery({ ...scheduleQuery, enabled: readWish(query) !== null })
  return { matches: schedule ? findMatches(schedule, query) : [], isLoading }
}
