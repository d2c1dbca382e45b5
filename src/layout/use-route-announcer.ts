import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isBackOrForward } from '~/router/history-direction'
import { scrollToTop } from './scroll-to-top'

/**
 * After a navigation: scrolls to the top, or to the element that the hash names, and moves the focus to the content.
 * Returns the title of the new page, for screen readers. Scrolling on back and forward is left to the router.
 */
export function useRouteAnnouncer(): string {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(() => {
    return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
      if (!fromLocation) return
      const target = toLocation.hash && document.getElementById(toLocation.hash)
      if (target && hashChanged) target.scrollIntoView()
      if (!pathChanged) return
      if (!target && !isBackOrForward()) scrollToTop()
      // After the frame: moving the focus lays out the page.
      setTimeout(() => {
        document.getElementById('content')?.focus({ preventScroll: true })
        setTitle(document.title)
      })
    })
  }, [router])

  return title
}
