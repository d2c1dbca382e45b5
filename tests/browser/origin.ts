import { inject } from 'vitest'

/** The origins that the global setup serves under a path; waits until it does. */
export async function readOrigins(path: string): Promise<string[]> {
  const response = await fetch(inject('originsUrl') + path)
  const text = await response.text()
  if (!response.ok) throw new Error(`The site was not built: ${text}`)
  return text.split(' ')
}

/**
 * The origin of the built site, and of the same build on a host for files: there the browser requests the server's data, and a test can
 * answer. Importing this waits until both are served.
 */
export const [origin = '', staticOrigin = ''] = await readOrigins('/')
