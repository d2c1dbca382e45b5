import { Link } from '@tanstack/react-router'
import { Shield } from 'lucide-react'
import { center } from '~/layout/screens.css'
import { button } from '~/ui/button.css'
import { StateMessage } from '~/ui/state-message'

/** What an unknown organization's address shows, with the way back. */
export function OrganizationNotFound() {
  return (
    <div className={center}>
      <StateMessage
        level={1}
        icon={<Shield />}
        title="Organization not found"
        text="No organization has this address. The link may be old or mistyped."
        action={
          <Link className={button()} to="/organization">
            Back to Organizations
          </Link>
        }
      />
    </div>
  )
}
