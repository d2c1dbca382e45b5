import { useSyncExternalStore } from 'react'
import { siteUrl } from '~/lib/brand'

const subscribe = () => () => {}

/** The host of the API: the one given at build time, or else the host of this page. */
export function useHost(): string {
  const origin = useSyncExternalStore(
    subscribe,
    () => window.location.origin,
    () => siteUrl,
  )
  return import.meta.env.VITE_API_HOST || origin
}
