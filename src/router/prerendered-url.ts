import { type AnyRouter, type LocationRewrite, useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { whenHydrated } from '~/ui/hydration-boundary'

/**
 * Pages are prerendered without search params, with one page for all unknown URLs and one for all players. Hydration has to meet what
 * was prerendered: until then the router sees the URL of that page, afterwards the URL of the address bar. The history is never written.
 */
let isRestored = false
const listeners = new Set<() => void>()

/** Maps the URL in the address bar to that of the prerendered page and back; nothing where both are the same. Read once, before hydration. */
export function prerenderedRewrite(): LocationRewrite | undefined {
  const requested = new URL(window.location.href)
  const page = new URL(requested)
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  if (canonical) page.pathname = new URL(canonical).pathname
  page.search = ''
  if (page.href === requested.href) {
    isRestored = true
    return undefined
  }

  const swap =
    (from: URL, to: URL) =>
    ({ url }: { url: URL }) => {
      if (url.pathname !== from.pathname || url.search !== from.search) return undefined
      const swapped = new URL(to)
      swapped.hash = url.hash
      return swapped
    }
  return { input: swap(requested, page), output: swap(page, requested) }
}

/** Moves the router to the URL of the address bar as soon as the whole prerendered page is hydrated. */
export function useRestoreUrl(): void {
  const router = useRouter()
  useEffect(() => {
    if (isRestored) return
    const restore = async () => {
      if (router.options.rewrite) {
        await whenHydrated()
        router.update({ ...router.options, rewrite: undefined })
        await router.load()
        await correctUrl(router)
      }
      isRestored = true
      for (const listener of listeners) listener()
    }
    void restore()
  }, [router])
}

/** As the router does for a page that it loads itself: invalid params are removed from the address bar. */
async function correctUrl(router: AnyRouter): Promise<void> {
  const { pathname, publicHref } = router.latestLocation
  const corrected = router.buildLocation({
    to: pathname,
    search: true,
    params: true,
    hash: true,
    state: true,
    _includeValidateSearch: true,
  })
  if (corrected.publicHref !== publicHref) await router.commitLocation({ ...corrected, replace: true })
}

/** Whether the router sees the URL of the address bar: false while prerendering and hydrating. Requests to the server wait for it. */
export const useIsUrlRestored = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isRestored,
    () => false,
  )

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
