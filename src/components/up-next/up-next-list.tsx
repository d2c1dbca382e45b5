import type { GameId } from '@akhada/sample-world/games/names'
import { useSuspenseQuery } from '@tanstack/react-query'
import { upNextQuery } from '~/content/schedule/query'
import { useNow } from '~/hooks/use-now'
import * as styles from './up-next.css'
import { UpNextRow } from './up-next-row'

/** The next matches of a game, or of all, live ones first. */
export function UpNextList({ gameId }: { gameId?: GameId }) {
  const { data: matches, dataUpdatedAt } = useSuspenseQuery(upNextQuery(gameId))
  const now = useNow(dataUpdatedAt)
  if (matches.length === 0) return <p className={styles.text}>No matches in the next three weeks.</p>
  return (
    <ol className={styles.rows} aria-label="Next matches">
      {matches.map((match) => (
        <UpNextRow key={match.id} entry={match} now={now} showGame={gameId === undefined} />
      ))}
    </ol>
  )
}
