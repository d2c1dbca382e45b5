import { install } from '@sinonjs/fake-timers'

/** Stops timeouts: they end when a test lets time pass. Vitest's own fake timers go on by themselves while the browser works on an action. */
export const stopTimeouts = () => install({ toFake: ['setTimeout', 'clearTimeout'] })

export type Clock = ReturnType<typeof stopTimeouts>
