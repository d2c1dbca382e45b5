import { type ReactNode, Suspense } from 'react'
import * as styles from './below-fold.css'

/** Hydration keeps the class of the served page; what the browser renders later doesn't have it. */
const servedClass = import.meta.env.SSR ? styles.served : ''

/**
 * What is below the first screenful: hydrated after what is above, and on phones laid out when it comes near. A component around it that
 * renders again after hydration would hydrate it at once: what reads the clock, the storage or the browser belongs inside.
 */
export function BelowFold({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <Suspense>
      <div className={`${styles.sections} ${servedClass} ${className}`} suppressHydrationWarning>
        {children}
      </div>
    </Suspense>
  )
}
