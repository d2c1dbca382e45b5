import { MatchList } from '~/components/match/match-list'
import type { FollowedResult } from './list-up-next'
import { isReachedOnly, UpNextCovered } from './up-next-covered'

const maxListed = 4

/** The last results of what the visitor follows. */
export function FollowedResults({ results }: { results: readonly FollowedResult[] }) {
  const shown = results.slice(0, maxListed)
  return (
    <>
      <MatchList label="Latest results" matches={shown} isSecret={isReachedOnly} showGame />
      <UpNextCovered entries={shown} />
    </>
  )
}
