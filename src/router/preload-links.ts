import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { savesData } from '~/lib/connection'
import { whenIdle } from '~/lib/when-idle'
import { whenHydrated } from '~/ui/hydration-boundary'

/** Milliseconds for what the page itself still loads, such as the pictures of a list that has just arrived. */
const delay = 400

/**
 * Loads the code of the screens that links in view and the main navigation lead to, once the page shows its data and the browser is idle,
 * and again after each navigation; never with Save-Data. What a screen shows (content, server data) is loaded from the touch on.
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
      for (const pathname of pathnamesInReach()) {
        for (const route of router.getMatchedRoutes(pathname)[0]) {
          // It is loaded again, and the error shown, when the link is followed.
          router.loadRouteChunk(route)?.catch(() => {})
        }
      }
    }
    const schedule = () => setTimeout(() => whenIdle(preload), delay)
    if (document.readyState === 'complete') void whenHydrated().then(schedule)
    else window.addEventListener('load', schedule, { once: true })
    return router.subscribe('onRendered', schedule)
  }, [router, queryClient])
}

function pathnamesInReach(): Set<string> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
  const inReach = links.filter((link) => link.closest('nav[aria-label=Main]') || isInView(link))
  return new Set(inReach.map(({ pathname }) => pathname))
}

/** What is not laid out yet is not measured: that would lay it out. */
function isInView(link: HTMLAnchorElement): boolean {
  if (!link.checkVisibility({ contentVisibilityAuto: true })) return false
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}
