import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { savesData } from '~/lib/connection'
import { whenIdle } from '~/lib/when-idle'
import { whenHydrated } from '~/ui/hydration-boundary'

/**
 * Loads the code of the screens that links in view and the main navigation lead to, once the page has loaded and the browser is idle, and
 * again after each navigation; never with Save-Data. What a screen shows (content, server data) is loaded from the touch on.
 */
export function usePreloadLinks(): void {
  const router = useRouter()

  useEffect(() => {
    if (savesData()) return
    const preload = () => {
      for (const pathname of pathnamesInReach()) {
        for (const route of router.getMatchedRoutes(pathname)[0]) {
          // It is loaded again, and the error shown, when the link is followed.
          router.loadRouteChunk(route)?.catch(() => {})
        }
      }
    }
    const schedule = () => whenIdle(preload)
    if (document.readyState === 'complete') void whenHydrated().then(schedule)
    else window.addEventListener('load', schedule, { once: true })
    return router.subscribe('onRendered', schedule)
  }, [router])
}

function pathnamesInReach(): Set<string> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
  const inReach = links.filter((link) => link.closest('nav[aria-label=Main]') || isInView(link))
  return new Set(inReach.map(({ pathname }) => pathname))
}

function isInView(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}
