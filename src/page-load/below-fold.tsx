import { useHydrated } from '@tanstack/react-router'
import { memo, type ReactNode, Suspense, useDeferredValue } from 'react'
import { isBackOrForward } from '~/router/history-direction'
import { coming, served } from './below-fold.css'
import { servedClass } from './served-class'

interface Props {
  children: ReactNode
}

/**
 * What is below the first screenful. A link within the app renders it after what is above; going back, and links to a part of the page, need
 * all of it at once.
 */
export function BelowFold({ children }: Props) {
  const isWaiting = useHydrated() && !isBackOrForward() && window.location.hash === ''
  const isShown = useDeferredValue(true, !isWaiting)
  return isShown ? <Section>{children}</Section> : <div className={coming} />
}

/**
 * Hydrated after what is above, and on phones laid out when it comes near. A component around it that renders again after hydration would
 * hydrate it at once: what reads the clock, the storage or the browser belongs inside. Hence `memo`: the hook above renders again.
 */
const Section = memo(({ children }: Props) => (
  <Suspense>
    <div className={servedClass(served)} suppressHydrationWarning>
      {children}
    </div>
  </Suspense>
))
