import type { AnyRoute, AnyRouter } from '@tanstack/react-router'

/** Loads the code and the content of what the main navigation leads to, home last. */
export function preloadNavigation(router: AnyRouter): void {
  const [home, ...others] = Array.from(links('nav[aria-label=Main]'), (link) => link.pathname)
  void preloadInTurn([...others, home].values(), (to) => router.preloadRoute({ to }))
}

/** Two at a time, until a link is followed: that waits for no more than these. */
async function preloadInTurn<Target>(
  targets: IterableIterator<Target>,
  preload: (target: Target) => unknown,
): Promise<void> {
  // What is requested from now on is not for this page: `npm run bench:web` counts it apart.
  performance.mark('preload')
  const { pathname } = window.location
  const preloadNext = async () => {
    for (const target of targets) {
      if (window.location.pathname !== pathname) return
      await preload(target)
    }
  }
  await Promise.all([preloadNext(), preloadNext()])
}

/**
 * Loads the code of the screens that links in view lead to, and of those that a list leads to, such as the profile of a player.
 * All else that a screen shows is loaded from the touch on.
 */
export function preloadLinks(router: AnyRouter): void {
  const routes = new Set<AnyRoute>()
  for (const link of links('body')) {
    const matched: readonly AnyRoute[] = router.getMatchedRoutes(link.pathname)[0]
    if (isEntry(link, matched) || isInView(link)) for (const route of matched) routes.add(route)
  }
  // It is loaded again, and the error shown, when the link is followed.
  void preloadInTurn(routes.values(), (route) => router.loadRouteChunk(route)?.catch(() => {}))
}

const links = (parent: string) => document.querySelectorAll<HTMLAnchorElement>(`${parent} a[href^="/"]`)

/** Whether it leads to one of many, named in the path. */
const isEntry = (link: HTMLAnchorElement, matched: readonly AnyRoute[]) =>
  link.closest('main') !== null && matched.at(-1)?.fullPath.includes('$')

/** What is not laid out yet is not measured: that would lay it out. */
function isInView(link: HTMLAnchorElement): boolean {
  if (!link.checkVisibility({ contentVisibilityAuto: true })) return false
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}
