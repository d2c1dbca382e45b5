/** Any origin will do: all that matters is whether a path leads off it. */
const anyOrigin = 'https://site.invalid'

/** Reads an untrusted text as a path of this site, with search and fragment; null for anything else. */
export function toSitePath(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 2000 || !text.startsWith('/')) return null
  const url = URL.parse(text, anyOrigin)
  if (url?.origin !== anyOrigin) return null
  const path = url.pathname + url.search + url.hash
  // Checked again now that it's normalized: `/.//evil.example` has become `//evil.example`.
  return URL.parse(path, anyOrigin)?.origin === anyOrigin ? path : null
}
