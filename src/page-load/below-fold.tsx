import { type ReactNode, Suspense } from 'react'
import { served } from './below-fold.css'

/** Hydration keeps the class of the served page; what the browser renders later doesn't have it. */
const className = import.meta.env.SSR ? served : undefined

/**
 * What is below the first screenful: hydrated after what is above, and on phones laid out when it comes near. A component around it that
 * renders again after hydration would hydrate it at once: what reads the clock, the storage or the browser belongs inside.
 */
export const BelowFold = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <div className={className} suppressHydrationWarning>
      {children}
    </div>
  </Suspense>
)
