import { cpus } from 'node:os'
import type { ColdLoad } from './cold-load'
import type { Measurement } from './measure-in-turn'
import { median } from './median'
import { phone } from './phone'
import type { Interaction, Link } from './subjects'
import { table } from './table'
import type { Tap } from './tap'

export interface Measured {
  runs: number
  browser: string
  floor: ColdLoad[]
  loads: Measurement<string, ColdLoad>[]
  taps: Measurement<Link, Tap>[]
  interactions: Measurement<Interaction, number>[]
}

/** The text of `docs/performance.md`. */
export function report({ runs, browser, floor, loads, taps, interactions }: Measured): string {
  const floorHydrated = median(floor.map(({ hydrated }) => hydrated))
  return `# Speed

Written by \`npm run bench:web\`. Every page is measured beside the *floor*: the smallest prerendered page on the same React, Router and
Query (\`scripts/bench-web/floor/\`). Times depend on the machine and on what else it does; compare within one table.

- ${new Date().toISOString().slice(0, 10)}, Chromium ${browser}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}
- an emulated phone: processor ${phone.cpuSlowdown}× slower, ${phone.downKilobits / 1000} Mbit/s, ${phone.latency} ms a request, ${phone.viewport.width} × ${phone.viewport.height}
- medians of ${runs}; **bold** misses its goal

## Cold loads

With nothing in the cache, from the start of the navigation: the largest paint (LCP), React having taken over (hydrated), and both as multiples
of the time in which the floor is hydrated. Blocking is what tasks take beyond 50 ms. Sizes are as transferred, without headers: scripts until
the page is hydrated; fonts and all until nothing has moved for a second. Requests are without pictures: those of the page itself, and those
that follow when it rests, for the code of the pages it links to (none with Save-Data).

${table(
  'page',
  loads,
  (path) => `\`${path}\``,
  [
    { title: 'LCP, ms', value: ({ lcp }) => lcp },
    { title: 'hydrated, ms', value: ({ hydrated }) => hydrated },
    { title: 'LCP ÷ floor', value: ({ lcp }) => lcp / floorHydrated, digits: 2, goal: 1.75 },
    { title: 'hydrated ÷ floor', value: ({ hydrated }) => hydrated / floorHydrated, digits: 2, goal: 1.3 },
    { title: 'blocking, ms', value: ({ blocking }) => blocking, goal: 150 },
    { title: 'CLS', value: ({ cls }) => cls, digits: 3, goal: 0.05 },
    { title: 'requests', value: ({ requests }) => requests, goal: 25 },
    { title: 'preloads', value: ({ preloads }) => preloads },
    { title: 'scripts, kB', value: ({ scripts }) => scripts, goal: 112 },
    { title: 'fonts, kB', value: ({ fonts }) => fonts, goal: 40 },
    {
      title: 'all, kB',
      value: ({ total }) => total,
      goal: (path) => (path === '/' ? 250 : undefined),
      goalText: '≤ 250 on `/`',
    },
  ],
  { name: 'floor', runs: floor },
)}

## Taps

From the touch of a link inside the running app until the new heading is there, and until everything is, preloads included. Requests
are without pictures, and counted as above.

${table('link', taps, ({ from, to }) => `\`${from}\` → \`${to}\``, [
  {
    title: 'heading, ms',
    value: ({ heading }) => heading,
    goal: ({ headingGoal }) => headingGoal,
    goalText: '≤ 350 from the menu, else 450',
  },
  { title: 'complete, ms', value: ({ complete }) => complete, goal: 1000 },
  { title: 'requests', value: ({ requests }) => requests, goal: 8 },
  { title: 'preloads', value: ({ preloads }) => preloads },
])}

## Interactions

The longest time from an event to the next paint, on the processor of the phone and a quick network.

${table('interaction', interactions, ({ name }) => name, [
  { title: 'slowest, ms', value: (milliseconds) => milliseconds, goal: 100 },
])}
`
}
