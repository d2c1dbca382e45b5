import { defaultLocale } from '~/lib/dates'
import { useIsHydrated } from './use-is-hydrated'

/** The user's locale after hydration; before that, the one that pages are prerendered with. */
export function useUserLocale(): string {
  if (!useIsHydrated()) return defaultLocale
  userLocale ??= navigator.languages.find(isLocale) ?? defaultLocale
  return userLocale
}

let userLocale: string | undefined

/** Some browsers report a POSIX locale ("en-US@posix"), which Intl rejects. */
function isLocale(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0
  } catch {
    return false
  }
}
