import type { ReactNode } from 'react'
import { Heading } from './heading'
import { moveFocusOnUnmount } from './move-focus-on-unmount'
import * as styles from './state-message.css'

interface Props {
  art: ReactNode
  title: string
  text: string
  action: ReactNode
  level?: 1 | 2
}

/** Shown in place of content: nothing found, or an error. It gives the reason and an action. */
export function StateMessage({ art, title, text, action, level = 2 }: Props) {
  return (
    <div ref={moveFocusOnUnmount} className={styles.state}>
      <span className={styles.art} aria-hidden="true">
        {art}
      </span>
      <Heading level={level} className={styles.title}>
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{action}</div>
    </div>
  )
}
