import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { watchReturns } from '~/lib/watch-returns'
import { scrollToTop } from './scroll-to-top'

/**
 * What happens when another page has come: the view goes to its top, or to the place that the address names, the focus to its content.
 * Gives the title of the page, for those who hear it. Going back and forward leaves the scrolling to the router.
 */
export function useArrival(): string {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(() => {
    const isReturn = watchReturns(router.history)
    return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
      if (!fromLocation) return
      const target = toLocation.hash && document.getElementById(toLocation.hash)
      if (target && hashChanged) target.scrollIntoView()
      if (!pathChanged) return
      document.getElementById('content')?.focus({ preventScroll: true })
      setTitle(document.title)
      if (!target && !isReturn()) scrollToTop()
    })
  }, [router])

  return title
}
