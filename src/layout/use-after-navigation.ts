import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isBackOrForward } from '~/router/history-direction'
import { scrollToTop } from './scroll-to-top'

/**
 * After a navigation: scrolls to the top and moves the focus to the content, or both to the element that the hash names.
 * Returns the title of the page, for screen readers, also when only search params have changed it. Scrolling on back and forward is left
 * to the router.
 */
export function useAfterNavigation(): string {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(() => {
    let last = document.title
    return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
      if (!fromLocation) return
      const target = isBackOrForward() ? null : document.getElementById(toLocation.hash)
      if (target && (pathChanged || hashChanged)) moveToPart(target)
      if (pathChanged && !target && !isBackOrForward()) scrollToTop()
      // After the frame, because moving the focus forces a layout.
      setTimeout(() => {
        if (pathChanged && !target) document.getElementById('content')?.focus({ preventScroll: true })
        if (pathChanged || document.title !== last) setTitle(document.title)
        last = document.title
      })
    })
  }, [router])

  return title
}

/** Scrolls to a part of the page, and lets the keyboard go on there. */
function moveToPart(part: HTMLElement): void {
  part.scrollIntoView()
  // The link may be in that part.
  if (part.contains(document.activeElement)) return
  if (part.tabIndex < 0) part.tabIndex = -1
  part.focus({ preventScroll: true })
}
