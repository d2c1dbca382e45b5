import { useHydrated, useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import * as styles from './problem-screen.css'
import { SiteSearchForm } from './site-search/site-search-form'

// The search index is worth loading here.
const DidYouMean = lazy(() =>
  import('./did-you-mean').then(
    (module) => ({ default: module.DidYouMean }),
    () => ({ default: () => null }),
  ),
)

interface Props {
  /** The drawing next to the text. */
  art: ReactNode
  title: string
  text: string
  /** Links and buttons that lead on. */
  actions: ReactNode
  /** Offers the site's search and pages with a similar URL. */
  isLost?: boolean
  role?: 'alert'
}

/** A screen with one message: the problem and ways out. */
export function ProblemScreen({ art, title, text, actions, isLost, role }: Props) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const isHydrated = useHydrated()
  return (
    <div className={`${container} ${styles.screen}`} role={role}>
      <div className={styles.art} aria-hidden="true">
        {art}
      </div>
      <div className={styles.body}>
        <Heading level={1} size="d2">
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
        {isLost && isHydrated && (
          <Suspense>
            <DidYouMean pathname={pathname} />
          </Suspense>
        )}
        {isLost && <SiteSearchForm />}
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  )
}
