/** Search params as strings, so that `?search=123` isn't a number and no value gets JSON quotes; `defineSearch` parses them. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

/** The search part of a URL, `?` included; undefined values are left out. */
export function stringifySearch(values: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) params.set(name, String(value))
  }
  // Unescaped commas make lists easier to read.
  const search = params.toString().replaceAll('%2C', ',')
  return search && `?${search}`
}
