import type { AnyRoute, AnyRouter } from '@tanstack/react-router'

/**
 * Loads the code of the screens that links in view and the entries of lists (such as the profile of a player) lead to, and that of
 * the main navigation with its content. What the server knows is requested from the touch on.
 */
export function preloadLinks(router: AnyRouter): void {
  const screens = new Set<AnyRoute>()
  const pages = new Set<string>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('body a[href^="/"]')) {
    const matched: readonly AnyRoute[] = router.getMatchedRoutes(link.pathname)[0]
    const screen = matched.at(-1)
    const isNavigation = link.closest('nav[aria-label=Main]') !== null
    const isEntry = link.closest('main') !== null && screen?.fullPath.includes('$')
    if (isNavigation && !screen?.options.staticData?.hasServerData) pages.add(link.pathname)
    else if (isNavigation || isEntry || isInView(link)) for (const route of matched) screens.add(route)
  }
  void preloadInTurn([
    // A failed chunk is loaded again, and the error shown, when the link is followed.
    ...Array.from(screens, (route) => () => router.loadRouteChunk(route)?.catch(() => {})),
    ...Array.from(pages, (to) => () => router.preloadRoute({ to })),
  ])
}

/** Two at a time, until a link is followed: that waits for no more than these. */
async function preloadInTurn(preloads: readonly (() => unknown)[]): Promise<void> {
  // What is requested from now on is not for this page: `npm run bench:web` counts it apart.
  performance.mark('preload')
  const { pathname } = window.location
  const waiting = preloads.values()
  const preloadNext = async () => {
    for (const preload of waiting) {
      if (window.location.pathname !== pathname) return
      await preload()
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
