import { now } from './fixed-time'
import { readOrigins } from './origin'

const [baseURL = ''] = await readOrigins('/fixed')

/** Visit options for the same build with a stopped clock, on a server with a stopped clock. Importing this waits until it is served. */
export const fixedSite = { baseURL, time: now }
