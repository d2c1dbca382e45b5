import { useHydrated } from '@tanstack/react-router'
import { memo, type ReactNode, Suspense, useDeferredValue } from 'react'
import { isBackOrForward } from '~/router/history-direction'
import { coming, served } from './below-fold.css'
import { servedClass } from './served-class'

interface Props {
  children: ReactNode
}

/**
 * Content below the first screenful. When a link within the app opens the page, it's rendered after the content above. Going back and
 * links with a hash need all of the page at once.
 */
export function BelowFold({ children }: Props) {
  const isWaiting = useHydrated() && !isBackOrForward() && window.location.hash === ''
  const isShown = useDeferredValue(true, !isWaiting)
  return isShown ? <Section>{children}</Section> : <div className={coming} />
}

/**
 * Hydrates after the content above; phones lay it out when it comes near. A component around it that renders again after hydration would
 * hydrate it at once, so put anything that reads the clock, storage or browser inside. `memo`, because the hook above renders again.
 */
const Section = memo(({ children }: Props) => (
  <Suspense>
    <div className={servedClass(served)} suppressHydrationWarning>
      {children}
    </div>
  </Suspense>
))
