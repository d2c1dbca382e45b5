import { Link } from '@tanstack/react-router'
import { Gamepad2 } from 'lucide-react'
import { button } from '~/ui/button.css'
import { StateMessage } from '~/ui/state-message'
import * as styles from './game.css'

/** What an unknown game's address shows, with the way back. */
export function GameNotFound() {
  return (
    <div className={styles.notFound}>
      <StateMessage
        level={1}
        icon={<Gamepad2 />}
        title="Game not found"
        text="No game has this address. The link may be old or mistyped."
        action={
          <Link className={button()} to="/esports">
            Back to Esports
          </Link>
        }
      />
    </div>
  )
}
