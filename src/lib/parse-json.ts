/** What a text in JSON means, to be checked; null for none and for one that cannot be parsed. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
