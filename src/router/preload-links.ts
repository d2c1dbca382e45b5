import type { AnyRoute, AnyRouter } from '@tanstack/react-router'

/**
 * Loads the code of the screens that links in view, the main navigation and the entries of lists (such as the profile of a player)
 * lead to. All else that a screen shows is loaded from the touch on.
 */
export function preloadLinks(router: AnyRouter): void {
  const routes = new Set<AnyRoute>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('body a[href^="/"]')) {
    const matched: readonly AnyRoute[] = router.getMatchedRoutes(link.pathname)[0]
    const isEntry = link.closest('main') !== null && matched.at(-1)?.fullPath.includes('$')
    if (isEntry || link.closest('nav[aria-label=Main]') || isInView(link))
      for (const route of matched) routes.add(route)
  }
  void preloadRoutes(router, routes.values())
}

/** Two at a time, until a link is followed: that waits for no more than these. */
async function preloadRoutes(router: AnyRouter, routes: IterableIterator<AnyRoute>): Promise<void> {
  // What is requested from now on is not for this page: `npm run bench:web` counts it apart.
  performance.mark('preload')
  const { pathname } = window.location
  const preloadNext = async () => {
    for (const route of routes) {
      if (window.location.pathname !== pathname) return
      // It is loaded again, and the error shown, when the link is followed.
      await router.loadRouteChunk(route)?.catch(() => {})
    }
  }
  await Promise.all([preloadNext(), preloadNext()])
}

/** What is not laid out yet is not measured: that would lay it out. */
function isInView(link: HTMLAnchorElement): boolean {
  if (!link.checkVisibility({ contentVisibilityAuto: true })) return false
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}
