import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launchChromium } from '../support/chromium'
import { startServerProcess } from '../support/server-process'
import { coldLoad } from './cold-load'
import { buildFloor } from './floor/build'
import { serveFloor } from './floor/serve'
import { slowestInteraction } from './interaction'
import { measureInTurn } from './measure-in-turn'
import { report } from './report'
import { interactions, links, pages } from './subjects'
import { tap } from './tap'

/**
 * Measures the built product beside the floor and writes `docs/performance.md`:
 * `npm run bench:web -- [--runs 3] [PATH …]`. With paths, only these pages, and what is tapped and pressed on them.
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
  const [floorLoads, ...loads] = await measureInTurn(
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
    taps: await measureInTurn(
      'Taps',
      runs,
      links.filter(({ from }) => isChosen(from)),
      (link) => tap(browser, server.url, link),
    ),
    interactions: await measureInTurn(
      'Interactions',
      runs,
      interactions.filter(({ path }) => isChosen(path)),
      ({ path, act }) => slowestInteraction(browser, server.url + path, act),
    ),
  }
  mkdirSync('docs', { recursive: true })
  writeFileSync('docs/performance.md', report(measured))
  console.info(report(measured))
} finally {
  await browser.close()
  await server.stop()
  floor.stop()
  rmSync(folder, { recursive: true, force: true })
}
