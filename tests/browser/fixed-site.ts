import { now } from './fixed-time'
import { readOrigins } from './origin'

const [baseURL = ''] = await readOrigins('/fixed')

/** Where a visit finds the same build with a clock that stands, the server's included; importing this waits until it is served. */
export const fixedSite = { baseURL, time: now }
