import type { ComponentProps } from 'react'
import { visuallyHidden } from './visually-hidden.css'

/** A link to another site. It opens in a new tab, as its accessible name says, without endorsement or referrer. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <span className={visuallyHidden}> (opens in a new tab)</span>
    </a>
  )
}
