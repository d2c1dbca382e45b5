/** Any origin will do: a path leads off it or not. */
const anyOrigin = 'https://site.invalid'

/** The path of this site that a text from outside names, search and fragment included; null for all else. */
export function toSitePath(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 2000 || !text.startsWith('/')) return null
  const url = URL.parse(text, anyOrigin)
  if (url?.origin !== anyOrigin) return null
  const path = url.pathname + url.search + url.hash
  // Again, now that it is built: `/.//evil.example` has become `//evil.example`.
  return URL.parse(path, anyOrigin)?.origin === anyOrigin ? path : null
}
