/** Parses a JSON text; null if there's none or it's invalid. The caller has to validate the result. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
