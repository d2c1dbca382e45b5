import { setTimeout as sleep } from 'node:timers/promises'
import { sum } from '@akhada/contract/sum'
import type { Browser, Page } from 'playwright-core'
import { isPicture } from './is-picture'
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
  return withPhone(browser, async ({ page, slowNetwork, slowProcessor }) => {
    await startRenderer(page, url)
    await page.addInitScript(recordPage)
    await slowNetwork()
    await slowProcessor()
    // Lets the browser start its new processes before measuring.
    await sleep(500)
    const response = await page.goto(url, { waitUntil: 'load', timeout: maxLoadMs })
    if (!response?.ok()) throw new Error(`${url} responded with ${response?.status()}.`)
    await untilQuiet(page)
    const record = await page.evaluate(() => window.pageRecord)
    const transfers = await page.evaluate(listTransfers)
    const kilobytes = (file: RegExp, before = Number.POSITIVE_INFINITY) =>
      sum(transfers.filter((each) => file.test(each.url) && each.end <= before).map(({ bytes }) => bytes)) / 1000
    return {
      lcp: record.lcp,
      hydrated: record.hydrated,
      blocking: sum(record.longTasks.map(({ duration }) => duration - 50)),
      cls: layoutShift(record.shifts),
      requests: transfers.filter(({ url }) => !isPicture(url)).length,
      scripts: kilobytes(/\.js$/, record.hydrated),
      fonts: kilobytes(/\.woff2$/),
      total: kilobytes(/./),
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

async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: maxLoadMs })
  await page.waitForFunction(
    (ms) => {
      const [task, file] = [window.pageRecord.longTasks.at(-1), performance.getEntriesByType('resource').at(-1)]
      const ends = [(task?.at ?? 0) + (task?.duration ?? 0), (file?.startTime ?? 0) + (file?.duration ?? 0)]
      return performance.now() - Math.max(...ends) >= ms
    },
    quietMs,
    { timeout: maxLoadMs },
  )
}

/** Runs in the page: what it has loaded, itself included, without headers. */
const listTransfers = () =>
  [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .map(({ name, encodedBodySize, responseEnd }) => ({
      url: name,
      bytes: encodedBodySize,
      end: responseEnd,
    }))

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
  let windowSum = 0
  let first = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - first > 5000) {
      windowSum = 0
      first = at
    }
    windowSum += value
    last = at
    largest = Math.max(largest, windowSum)
  }
  return largest
}
