import type { AnyRouter } from '@tanstack/react-router'

/**
 * Loads the code of the screens that links in view lead to, and of the main navigation their content, too.
 * All else that a screen shows is loaded from the touch on.
 */
export function preloadLinks(router: AnyRouter): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    // It is loaded again, and the error shown, when the link is followed.
    if (link.closest('nav[aria-label=Main]')) void router.preloadRoute({ to: link.pathname })
    else if (isInView(link)) {
      for (const route of router.getMatchedRoutes(link.pathname)[0]) router.loadRouteChunk(route)?.catch(() => {})
    }
  }
}

/** What is not laid out yet is not measured: that would lay it out. */
function isInView(link: HTMLAnchorElement): boolean {
  if (!link.checkVisibility({ contentVisibilityAuto: true })) return false
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}
