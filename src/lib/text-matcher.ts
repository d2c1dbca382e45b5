/** A case-insensitive matcher: whether any of the texts contains the trimmed query. An empty query matches everything. */
export function createTextMatcher(query: string): (...texts: readonly string[]) => boolean {
  const needle = query.trim().toLowerCase()
  return (...texts) => texts.some((text) => text.toLowerCase().includes(needle))
}
