import type { GameId } from '@akhada/sample-world/games/names'
import { useSuspenseQuery } from '@tanstack/react-query'
import { MatchList } from '~/components/match/match-list'
import { latestResultsQuery } from '~/content/schedule/query'
import * as styles from './up-next.css'

/** The results of today or yesterday, of a game or of all; nothing if there are none. */
export function LatestResults({ gameId }: { gameId?: GameId }) {
  const { title, matches } = useSuspenseQuery(latestResultsQuery(gameId)).data
  if (matches.length === 0) return null
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <MatchList label={title} matches={matches} showGame={!gameId} inDay />
    </div>
  )
}
