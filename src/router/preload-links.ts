import type { AnyRouter } from '@tanstack/react-router'

/** Loads the code and the content of what the main navigation leads to. */
export function preloadNavigation(router: AnyRouter): void {
  for (const link of links('nav[aria-label=Main] ')) void router.preloadRoute({ to: link.pathname })
}

/** Loads the code of the screens that links in view lead to; all else that a screen shows is loaded from the touch on. */
export function preloadLinksInView(router: AnyRouter): void {
  const paths = new Set(
    Array.from(links())
      .filter(isInView)
      .map((link) => link.pathname),
  )
  for (const route of Array.from(paths).flatMap((path) => router.getMatchedRoutes(path)[0])) {
    // It is loaded again, and the error shown, when the link is followed.
    router.loadRouteChunk(route)?.catch(() => {})
  }
}

const links = (parent = '') => document.querySelectorAll<HTMLAnchorElement>(`${parent}a[href^="/"]`)

/** What is not laid out yet is not measured: that would lay it out. */
function isInView(link: HTMLAnchorElement): boolean {
  if (!link.checkVisibility({ contentVisibilityAuto: true })) return false
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}
