import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { button } from '~/ui/button-class'
import { StateMessage } from '~/ui/state-message'
import { center } from './screens.css'

interface Props {
  icon: ReactNode
  /** The kind of entry: "Creator". */
  kind: string
  /** Where all of them are listed, and what the link there is called. */
  to: '/creators' | '/esports' | '/organization'
  back: string
}

/** Shown for an unknown id, with a link back to the list. */
export function EntryNotFound({ icon, kind, to, back }: Props) {
  return (
    <div className={center}>
      <StateMessage
        level={1}
        icon={icon}
        title={`${kind} not found`}
        text={`No ${kind.toLowerCase()} has this address. The link may be old or mistyped.`}
        action={
          <Link className={button()} to={to}>
            {back}
          </Link>
        }
      />
    </div>
  )
}
