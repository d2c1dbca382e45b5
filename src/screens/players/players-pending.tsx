import { PlayersFrame } from './players-frame'
import { PlayersSkeleton } from './players-skeleton'
import * as styles from './players.css'

/** The frame of the list as it is prerendered: the data comes in the browser. */
export function PlayersPending() {
  return (
    <PlayersFrame>
      <div className={styles.toolbarSpace} />
      <p className={styles.count} role="status">
        Loading players
      </p>
      <PlayersSkeleton />
    </PlayersFrame>
  )
}
