import { inject } from 'vitest'

const response = await fetch(inject('originUrl'))
const text = await response.text()
if (!response.ok) throw new Error(`The site was not built: ${text}`)
const [served = '', onlyFiles = ''] = text.split(' ')

/** The origin of the built site; importing this waits until it is served. */
export const origin = served

/** The same build on a host for files: there the browser requests the server's data, and a test can answer. */
export const staticOrigin = onlyFiles
