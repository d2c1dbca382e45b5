import { Link } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import { button } from '~/ui/button.css'
import { StateMessage } from '~/ui/state-message'
import * as styles from './tournament.css'

/** What an unknown tournament's address shows, with the way back. */
export function TournamentNotFound() {
  return (
    <div className={styles.notFound}>
      <StateMessage
        level={1}
        icon={<Trophy />}
        title="Tournament not found"
        text="No tournament has this address. The link may be old or mistyped."
        action={
          <Link className={button()} to="/esports">
            Back to Esports
          </Link>
        }
      />
    </div>
  )
}
