import { install } from '@sinonjs/fake-timers'

/** Stops timeouts until a test lets time pass. Vitest's own fake timers would advance by themselves while the browser performs an action. */
export const stopTimeouts = () => install({ toFake: ['setTimeout', 'clearTimeout'] })

export type Clock = ReturnType<typeof stopTimeouts>
