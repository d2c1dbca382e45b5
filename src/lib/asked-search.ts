import { useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { parseAddress } from './address'

/**
 * Pages are prerendered without a search, and hydrating has to meet what was prerendered. So the search of the address is set aside
 * before hydration, and asked for
 * when the screen that reads it is hydrated.
 */
let asked = ''
let arrived = false
const listeners = new Set<() => void>()

/** Before hydration: takes the search out of the address. */
export function setAsideSearch(): void {
  asked = window.location.search
  if (asked) window.history.replaceState(window.history.state, '', window.location.pathname + window.location.hash)
}

/** The search of a route's address, for a screen that is prerendered; the first such screen to be hydrated asks for what was set aside. */
export function useAddressSearch<Search>(route: { useSearch: () => Search }): Search {
  const router = useRouter()
  useEffect(() => {
    if (arrived) return
    if (!asked) return arrive()
    const to = window.location.pathname
    const search = parseAddress(asked)
    asked = ''
    void router.navigate({ to, search, hash: true, replace: true, resetScroll: false }).then(arrive)
  }, [router])
  return route.useSearch()
}

/** Whether the address is the one that was asked for; not, while prerendering and hydrating. What calls a server waits for it. */
export const useArrived = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => arrived,
    () => false,
  )

function arrive(): void {
  arrived = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
