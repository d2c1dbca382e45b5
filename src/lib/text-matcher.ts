/** Case-insensitive substring matcher: whether any of the texts contains the query. The query is trimmed; an empty one matches everything. */
export function createTextMatcher(query: string): (...texts: readonly string[]) => boolean {
  const needle = query.trim().toLowerCase()
  return (...texts) => texts.some((text) => text.toLowerCase().includes(needle))
}
