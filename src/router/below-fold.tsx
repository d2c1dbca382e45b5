import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import * as styles from './below-fold.css'
import { isBackOrForward } from './history-direction'

/**
 * What is below the first screenful. A prerendered page hydrates it after what is above; inside the app what is above is shown before
 * this is rendered, except where the page is scrolled at once (back, forward, a fragment).
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  const [isRendered, setIsRendered] = useState(() => !isHydrated || isBackOrForward() || window.location.hash !== '')
  useEffect(() => {
    // After the chunks of deferred parts that have just arrived: React shows a part that it had to wait for 300 ms later.
    const timer = setTimeout(() => startTransition(() => setIsRendered(true)))
    return () => clearTimeout(timer)
  }, [])

  return (
    <Suspense>
      {isRendered ? <div className={styles.sections}>{children}</div> : <div className={styles.space} />}
    </Suspense>
  )
}
