import { useBrowserValue } from '~/hooks/use-browser-value'
import { siteUrl } from '~/lib/brand'

/** The host of the API: the one given at build time, or else the host of this page. */
export function useHost(): string {
  const origin = useBrowserValue(() => window.location.origin, siteUrl)
  return import.meta.env.VITE_API_HOST || origin
}
