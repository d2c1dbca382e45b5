import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launchChromium } from '@akhada/harness/chromium'
import { startServerProcess } from '@akhada/harness/server-process'
import { buildFloor } from './baseline/build'
import { serveFloor } from './baseline/serve'
import { coldLoad } from './cold-load'
import { earlyTap } from './early-tap'
import { slowestInteraction } from './interaction'
import { report } from './report'
import { measureRoundRobin } from './round-robin'
import { earlyControls, interactions, links, pages } from './scenarios'
import { tap } from './tap'

/**
 * Measures the built product against the floor and writes `docs/performance.md`:
 * `npm run bench:web -- [--runs 3] [PATH …]`. With paths, only these pages, and the taps and interactions on them.
 */
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 up.')
const isChosen = (path: string) => positionals.length === 0 || positionals.includes(path)

const folder = mkdtempSync(join(tmpdir(), 'bench-web-'))
await buildFloor(join(folder, 'floor'))
const floor = await serveFloor(join(folder, 'floor'))
const server = await startServerProcess({ DATA_DIR: join(folder, 'data') })
const browser = await launchChromium()

try {
  // The first load of a browser is slower than any other.
  await coldLoad(browser, floor.url)
  const [floorLoads, ...loads] = await measureRoundRobin(
    'Cold loads',
    runs,
    ['floor', ...(positionals.length > 0 ? positionals : pages)],
    (path) => coldLoad(browser, path === 'floor' ? floor.url : server.url + path),
  )
  const measured = {
    runs,
    browser: browser.version(),
    floor: floorLoads?.runs ?? [],
    loads,
    taps: await measureRoundRobin(
      'Taps',
      runs,
      links.filter(({ from }) => isChosen(from)),
      (link) => tap(browser, server.url, link),
    ),
    earlyTaps: await measureRoundRobin(
      'Early taps',
      runs,
      earlyControls.filter(({ path }) => isChosen(path)),
      (control) => earlyTap(browser, server.url, control),
    ),
    interactions: await measureRoundRobin(
      'Interactions',
      runs,
      interactions.filter(({ path }) => isChosen(path)),
      ({ path, act }) => slowestInteraction(browser, server.url + path, act),
    ),
  }
  const text = report(measured)
  writeFileSync('docs/performance.md', text)
  console.info(text)
} finally {
  await browser.close()
  await server.stop()
  floor.stop()
  rmSync(folder, { recursive: true, force: true })
}
