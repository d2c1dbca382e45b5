import { Link } from '@tanstack/react-router'
import { UserRoundX } from 'lucide-react'
import { center } from '~/layout/screens.css'
import { button } from '~/ui/button.css'
import { StateMessage } from '~/ui/state-message'

/** What an unknown creator's address shows, with the way back. */
export function CreatorNotFound() {
  return (
    <div className={center}>
      <StateMessage
        level={1}
        icon={<UserRoundX />}
        title="Creator not found"
        text="No creator has this address. The link may be old or mistyped."
        action={
          <Link className={button()} to="/creators">
            Back to Creators
          </Link>
        }
      />
    </div>
  )
}
