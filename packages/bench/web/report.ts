import { cpus } from 'node:os'
import { median } from '../median'
import type { ColdLoad } from './cold-load'
import type { EarlyTap } from './early-tap'
import { phone } from './phone'
import type { Measurement } from './round-robin'
import type { EarlyControl, Interaction, Link } from './scenarios'
import { table } from './table'
import type { Tap } from './tap'

export interface Measured {
  runs: number
  browser: string
  floor: ColdLoad[]
  loads: Measurement<string, ColdLoad>[]
  taps: Measurement<Link, Tap>[]
  earlyTaps: Measurement<EarlyControl, EarlyTap>[]
  interactions: Measurement<Interaction, number>[]
}

/** The text of `docs/performance.md`. */
export function report({ runs, browser, floor, loads, taps, earlyTaps, interactions }: Measured): string {
  return `# Speed

Written by \`npm run bench:web\`. Every page is compared with the *floor*: the smallest prerendered page on the same React,
Router and Query (\`packages/bench/web/baseline/\`). Times depend on the machine and on what else it does, so compare within one table.

- ${new Date().toISOString().slice(0, 10)}, Chromium ${browser}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}
- an emulated phone: processor ${phone.cpuSlowdown}× slower, ${phone.downKilobits / 1000} Mbit/s, ${phone.latency} ms a request, ${phone.viewport.width} × ${phone.viewport.height}
- medians of ${runs}; **bold** misses its goal

## Cold loads

With nothing in the cache, from the start of the navigation: the largest paint (LCP), the end of hydration (hydrated), and both as
multiples of the time in which the floor is hydrated. Blocking is the time of tasks beyond 50 ms. Sizes are as transferred, without
headers: scripts until the page is hydrated; fonts and all until nothing has moved for a second. Requests don’t count pictures.

${loadsTable(floor, loads)}

## Taps

From the touch of a link inside the running app until the new heading is there, and until everything is. Requests are without pictures.
By then the service worker runs and loads the scripts. Chromium doesn’t slow its requests down, so a slow network takes longer than this.

${tapsTable(taps)}

## Early taps

A tap as soon as the page is painted: until the control shows it, and from the hydration of the control until its effect is there.

${table({
  title: 'control',
  rows: earlyTaps,
  toName: ({ name }) => name,
  columns: [
    { title: 'seen, ms', value: ({ seen }) => seen, goal: 100 },
    { title: 'done, ms', value: ({ done }) => done, goal: 500 },
  ],
})}

## Interactions

The longest time from an event to the next paint, on the processor of the phone and a quick network.

${table({
  title: 'interaction',
  rows: interactions,
  toName: ({ name }) => name,
  columns: [{ title: 'slowest, ms', value: (milliseconds) => milliseconds, goal: 100 }],
})}
`
}

function loadsTable(floor: ColdLoad[], rows: Measured['loads']): string {
  const floorHydrated = median(floor.map(({ hydrated }) => hydrated))
  return table({
    title: 'page',
    rows,
    toName: (path) => `\`${path}\``,
    columns: [
      { title: 'LCP, ms', value: ({ lcp }) => lcp },
      { title: 'hydrated, ms', value: ({ hydrated }) => hydrated },
      {
        title: 'LCP ÷ floor',
        value: ({ lcp }) => lcp / floorHydrated,
        digits: 2,
        goal: (path) => (path === '/login' ? 1 : 0.65),
        goalText: '≤ 0.65, login 1',
      },
      { title: 'hydrated ÷ floor', value: ({ hydrated }) => hydrated / floorHydrated, digits: 2, goal: 1.4 },
      { title: 'blocking, ms', value: ({ blocking }) => blocking },
      { title: 'CLS', value: ({ cls }) => cls, digits: 3, goal: 0.01 },
      { title: 'requests', value: ({ requests }) => requests, goal: 30 },
      { title: 'scripts, kB', value: ({ scripts }) => scripts, goal: 125 },
      { title: 'fonts, kB', value: ({ fonts }) => fonts },
      { title: 'all, kB', value: ({ total }) => total },
    ],
    reference: { name: 'floor', runs: floor },
  })
}

const tapsTable = (rows: Measured['taps']) =>
  table({
    title: 'link',
    rows,
    toName: ({ from, to }) => `\`${from}\` → \`${to}\``,
    columns: [
      { title: 'heading, ms', value: ({ heading }) => heading, goal: 450 },
      { title: 'complete, ms', value: ({ complete }) => complete, goal: 1100 },
      { title: 'requests', value: ({ requests }) => requests },
    ],
  })
