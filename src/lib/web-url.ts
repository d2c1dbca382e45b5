/** The URL if it's an absolute `http:` or `https:` one, else null. No other text becomes a link (docs/decisions/server-data.md). */
export function readWebUrl(value: string | null | undefined): string | null {
  if (!value) return null
  const url = URL.parse(value.trim())
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}
