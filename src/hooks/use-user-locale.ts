import { useHydrated } from '@tanstack/react-router'
import { defaultLocale } from '~/lib/dates'

/** The reader's own locale once the page is theirs; before that, the one that pages are prerendered with. */
export function useUserLocale(): string {
  const hydrated = useHydrated()
  if (!hydrated) return defaultLocale
  readerLocale ??= navigator.languages.find(isLocale) ?? defaultLocale
  return readerLocale
}

let readerLocale: string | undefined

/** A browser may name its language as a system does ("en-US@posix"), which Intl refuses. */
function isLocale(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0
  } catch {
    return false
  }
}
