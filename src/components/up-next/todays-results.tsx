import type { GameId } from '@akhada/sample-world/games/names'
import { useSuspenseQuery } from '@tanstack/react-query'
import { MatchList } from '~/components/match/match-list'
import { todaysResultsQuery } from '~/content/schedule/query'
import * as styles from './up-next.css'

/** The results of today, of a game or of all; nothing on a day without any. */
export function TodaysResults({ gameId }: { gameId?: GameId }) {
  const { data: matches } = useSuspenseQuery(todaysResultsQuery(gameId))
  if (matches.length === 0) return null
  return (
    <div>
      <h3 className={styles.title}>Today’s results</h3>
      <MatchList label="Today’s results" matches={matches} showGame={!gameId} ofToday />
    </div>
  )
}
