import type { ReactNode } from 'react'
import { heading, letters } from './heading.css'

interface Props {
  /** Level in the outline of the page. */
  level?: 1 | 2 | 3
  size?: 'd1' | 'd2' | 'd3' | 'h4'
  id?: string
  className?: string
  children: ReactNode
}

/** A heading that hangs from the line: the one mark of the design. */
export function Heading({ level = 2, size = 'd3', id, className = '', children }: Props) {
  const Tag = `h${level}` as const
  const slanted = typeof children === 'string' && hasSlantedInitial(children)
  return (
    <Tag id={id} className={`${heading[size]} ${className}`}>
      <span className={letters[slanted ? 'slanted' : 'straight']}>{children}</span>
    </Tag>
  )
}

/** Whether a text begins with T, V or A. Without a stem on the left, these align with the bar's edge without the usual shift. */
export const hasSlantedInitial = (text: string): boolean => /^[tva]/i.test(text)
