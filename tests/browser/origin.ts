import { inject } from 'vitest'

/** The origins that the global setup serves for a path; waits until they are served. */
export async function readOrigins(path: string): Promise<string[]> {
  const response = await fetch(inject('originsUrl') + path)
  const text = await response.text()
  if (!response.ok) throw new Error(`The site was not built: ${text}`)
  return text.split(' ')
}

/**
 * The origins of the built site and of the same build on a static host. On the static host the browser requests the server's data, so a
 * test can mock the response. Importing this waits until both are served.
 */
export const [origin = '', staticOrigin = ''] = await readOrigins('/')

/** Visit options for the static host, in tests that let requests fail. */
export const staticSite = { baseURL: staticOrigin, expected: /Failed to load resource/ }
