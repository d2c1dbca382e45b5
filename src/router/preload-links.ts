import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { savesData } from '~/lib/connection'
import { whenIdle } from '~/lib/when-idle'
import { whenHydrated } from '~/ui/hydration-boundary'

/** Milliseconds for what the page itself still loads, such as the pictures of a list that has just arrived. */
const delay = 400

/**
 * Once the page shows its data and the browser is idle, and again after each navigation: loads the code of the screens that links in view
 * lead to, and of the main navigation their content, too; never with Save-Data. All else that a screen shows is loaded from the touch on.
 */
export function usePreloadLinks(): void {
  const router = useRouter()
  const queryClient = useQueryClient()

  useEffect(() => {
    if (savesData()) return
    const preload = () => {
      if (queryClient.isFetching() > 0) {
        schedule()
        return
      }
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
        // It is loaded again, and the error shown, when the link is followed.
        if (link.closest('nav[aria-label=Main]')) void router.preloadRoute({ to: link.pathname })
        else if (isInView(link)) {
          for (const route of router.getMatchedRoutes(link.pathname)[0]) router.loadRouteChunk(route)?.catch(() => {})
        }
      }
    }
    const schedule = () => setTimeout(() => whenIdle(preload), delay)
    if (document.readyState === 'complete') void whenHydrated().then(schedule)
    else window.addEventListener('load', schedule, { once: true })
    return router.subscribe('onRendered', schedule)
  }, [router, queryClient])
}

/** What is not laid out yet is not measured: that would lay it out. */
function isInView(link: HTMLAnchorElement): boolean {
  if (!link.checkVisibility({ contentVisibilityAuto: true })) return false
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}
