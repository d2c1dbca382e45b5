import { readOrigins } from './origin'

/** The origin of the same build on a server whose clock stands at `fixed-time.ts`; importing this waits until it is served. */
export const [fixedOrigin = ''] = await readOrigins('/fixed')
