import { type RegisteredRouter, type RouteApi, type RouteById, type RouteIds, useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'

/**
 * Pages are prerendered without a search, one page stands for all addresses that lead nowhere, and hydrating has to meet what was
 * prerendered. So what was asked for is set aside before hydration, and asked for again when the screen is hydrated.
 */
let asked = ''
let arrived = false
const listeners = new Set<() => void>()

/** Before hydration: leaves the address at which the page was prerendered. */
export function setAsideAddress(): void {
  const { pathname, search, hash } = window.location
  const page = isNotFoundPage() ? '/404' : pathname
  if (page === pathname && !search) return
  asked = pathname + search + hash
  window.history.replaceState(window.history.state, '', page + hash)
}

/** The search of a route's address, for a screen that is prerendered. */
export function useAddressSearch<Id extends RouteIds<RegisteredRouter['routeTree']>>(
  route: RouteApi<Id>,
): RouteById<RegisteredRouter['routeTree'], Id>['types']['fullSearchSchema'] {
  useAskedAddress()
  return route.useSearch()
}

/** Asks for the address that was set aside; the first screen to be hydrated does it for all. */
export function useAskedAddress(): void {
  const router = useRouter()
  useEffect(() => {
    if (arrived) return
    if (!asked) return arrive()
    const href = asked
    asked = ''
    void router.navigate({ href, replace: true, resetScroll: false }).then(arrive)
  }, [router])
}

/** Whether the address is the one that was asked for; not, while prerendering and hydrating. What calls a server waits for it. */
export const useArrived = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => arrived,
    () => false,
  )

function isNotFoundPage(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return canonical !== null && new URL(canonical.href).pathname === '/404'
}

function arrive(): void {
  arrived = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
