/** Search params as plain text, so that `?search=123` stays a text and no value is wrapped in JSON quotes; `defineSearch` parses them. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

/** The search part of a URL, `?` included; undefined values are left out. */
export function stringifySearch(values: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) params.set(name, String(value))
  }
  // A list is easier to read with its commas.
  const search = params.toString().replaceAll('%2C', ',')
  return search && `?${search}`
}
