import { type ReactNode, useDeferredValue, useState } from 'react'
import { HydrationBoundary, isHydrated } from '~/ui/hydration-boundary'
import * as styles from './below-fold.css'
import { isBackOrForward } from './history-direction'

/**
 * What stands below the first screenful. A prerendered page hydrates it after what is above; inside the app what is above is shown before
 * this is rendered, except where the page is scrolled at once (back, forward, a fragment).
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const [isUrgent] = useState(() => !isHydrated() || isBackOrForward() || window.location.hash !== '')
  const isRendered = useDeferredValue(true, isUrgent)
  return (
    <HydrationBoundary>
      {isRendered ? <div className={styles.sections}>{children}</div> : <div className={styles.space} />}
    </HydrationBoundary>
  )
}
