import { Link } from '@tanstack/react-router'
import { Hammer } from 'lucide-react'
import { button } from '~/ui/button.css'
import { StateMessage } from '~/ui/state-message'

/** An honest page for a screen that is not there yet. */
export function BeingBuilt() {
  return (
    <StateMessage
      level={1}
      icon={<Hammer />}
      title="Coming soon"
      text="This screen is being built. The players are here already."
      action={
        <Link to="/players" className={button()}>
          Browse players
        </Link>
      }
    />
  )
}
