import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { watchNetwork } from './network'
import { withPhone } from './phone'

/** What one cold load took: times in ms from the start of the navigation, sizes in kB as transferred. */
export interface ColdLoad {
  lcp: number
  hydrated: number
  blocking: number
  cls: number
  /** Without pictures. */
  requests: number
  /** Those that had loaded when the page was hydrated. */
  scripts: number
  fonts: number
  total: number
}

interface PageRecord {
  lcp: number
  /** NaN until React has hydrated the page. */
  hydrated: number
  shifts: { at: number; value: number }[]
  longTasks: { at: number; duration: number }[]
}

declare global {
  interface Window {
    pageRecord: PageRecord
  }
}

const quietMs = 1000
const maxLoadMs = 30_000

/** Loads a page with an empty cache, and waits until the network and the processor have been quiet for a second. */
export async function coldLoad(browser: Browser, url: string): Promise<ColdLoad> {
  return withPhone(browser, async ({ page, devtools, slowNetwork, slowProcessor }) => {
    await startRenderer(page, url)
    await page.addInitScript(recordPage)
    await slowNetwork()
    await slowProcessor()
    // Lets the browser start its new processes before measuring.
    await sleep(500)
    const network = watchNetwork(devtools)
    const response = await page.goto(url, { waitUntil: 'load', timeout: maxLoadMs })
    if (!response?.ok()) throw new Error(`${url} responded with ${response?.status()}.`)
    await untilQuiet(page, network)
    const record = await page.evaluate(() => window.pageRecord)
    return {
      lcp: record.lcp,
      hydrated: record.hydrated,
      blocking: record.longTasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      cls: layoutShift(record.shifts),
      requests: network.responded(),
      scripts: network.kilobytes(/javascript/, record.hydrated),
      fonts: network.kilobytes(/^font\//),
      total: network.kilobytes(/./),
    }
  })
}

/** Opens an empty page of the same origin first, so that the time the browser takes to start a process, which varies, isn't measured. */
async function startRenderer(page: Page, url: string): Promise<void> {
  const blank = new URL('/blank-before-measuring', url).href
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto(blank)
  await page.unroute(blank)
}

async function untilQuiet(page: Page, network: ReturnType<typeof watchNetwork>): Promise<void> {
  const deadline = Date.now() + maxLoadMs
  while (Date.now() < deadline) {
    await sleep(100)
    if (network.quietFor() < quietMs) continue
    const idle = await page.evaluate(() => {
      const lastTask = window.pageRecord.longTasks.at(-1)
      return performance.now() - (lastTask ? lastTask.at + lastTask.duration : 0)
    })
    if (idle >= quietMs) return
  }
}

/** Runs in the page before its own scripts. */
function recordPage() {
  const record: PageRecord = { lcp: 0, hydrated: Number.NaN, shifts: [], longTasks: [] }
  window.pageRecord = record
  const observe = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    record.lcp = startTime
  })
  observe('longtask', ({ startTime, duration }) => {
    record.longTasks.push({ at: startTime, duration })
  })
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number' && 'hadRecentInput' in entry && !entry.hadRecentInput) {
      record.shifts.push({ at: entry.startTime, value: entry.value })
    }
  })
  const look = () => {
    const shown = document.querySelector('h1') ?? document.querySelector('main') ?? {}
    if (Object.keys(shown).some((key) => key.startsWith('__reactProps'))) record.hydrated = performance.now()
    else setTimeout(look, 20)
  }
  look()
}

/** Cumulative layout shift: the largest sum of shifts less than a second apart, within five seconds. */
function layoutShift(shifts: PageRecord['shifts']): number {
  let largest = 0
  let sum = 0
  let first = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - first > 5000) {
      sum = 0
      first = at
    }
    sum += value
    last = at
    largest = Math.max(largest, sum)
  }
  return largest
}
