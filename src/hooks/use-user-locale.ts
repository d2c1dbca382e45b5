import { defaultLocale } from '~/lib/dates'
import { useBrowserValue } from './use-browser-value'

/** The user's locale after hydration; before that, the one that pages are prerendered with. */
export const useUserLocale = (): string => useBrowserValue(readUserLocale, defaultLocale)

let userLocale: string | undefined

function readUserLocale(): string {
  userLocale ??= navigator.languages.find(isLocale) ?? defaultLocale
  return userLocale
}

/** Some browsers report a POSIX locale ("en-US@posix"), which Intl rejects. */
function isLocale(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0
  } catch {
    return false
  }
}
