import { Link } from '@tanstack/react-router'
import { DoorClosed } from 'lucide-react'
import { center } from '~/layout/screens.css'
import { button } from '~/ui/button-class'
import { StateMessage } from '~/ui/state-message'

/** /admin/ is declared without a screen (specification 2, "Route table"). */
export function AdminScreen() {
  return (
    <div className={center}>
      <StateMessage
        level={1}
        icon={<DoorClosed />}
        title="No screen here yet"
        text="Administration has its address and nothing behind it. Whatever you came to manage, write to us and a person will do it."
        action={
          <>
            <Link to="/contact" className={button()}>
              Write to us
            </Link>
            <Link to="/" className={button({ variant: 'ghost' })}>
              Go home
            </Link>
          </>
        }
      />
    </div>
  )
}
