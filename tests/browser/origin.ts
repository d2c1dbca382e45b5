import { inject } from 'vitest'

const response = await fetch(inject('originUrl'))
const text = await response.text()
if (!response.ok) throw new Error(`The site was not built: ${text}`)

/** The origin of the built site; importing this waits until it is served. */
export const origin = text
