import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { test as base, expect } from 'vitest'
import { launchChromium } from '../../scripts/support/chromium'
import { origin } from './origin'

/** One for all test files of a worker; it ends with the worker. */
let browser: Promise<Browser> | undefined
let reader: Promise<Page> | undefined

interface Visit {
  page: Page
  context: BrowserContext
  /** Errors of the console and uncaught ones so far. */
  consoleErrors: string[]
}

interface Fixtures {
  /** Opens a browser profile of its own; an error in its console fails the test unless `expected` says so. */
  visit: (options?: BrowserContextOptions & { expected?: RegExp }) => Promise<Visit>
  /** Opens a page without JavaScript: nothing remains of it, so that all tests share one tab, which a visit costs many times as much as. */
  read: (path: string) => Promise<Page>
}

const defaults = {
  baseURL: origin,
  viewport: { width: 1280, height: 900 },
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  reducedMotion: 'reduce',
  // Each profile would store the whole site anew; the tests of the worker allow it.
  serviceWorkers: 'block',
} satisfies BrowserContextOptions

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  // Edges that are painted again in part differ by when that was; pictures compare them.
  browser ??= launchChromium(['--disable-partial-raster'])
  const context = await (await browser).newContext({ ...defaults, ...options })
  context.setDefaultTimeout(10_000)
  return context
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures that are used from this pattern
  visit: async ({}, use) => {
    const opened: { visit: Visit; expected: RegExp | undefined }[] = []

    await use(async ({ expected, ...options } = {}) => {
      const context = await newContext(options)
      const consoleErrors: string[] = []
      context.on('weberror', (error) => consoleErrors.push(String(error.error())))
      context.on('console', (message) => {
        if (message.type() === 'error') consoleErrors.push(`${message.text()} ${message.location().url}`)
      })
      const page = await context.newPage()
      if (options.javaScriptEnabled !== false) waitForHydration(page)
      const visit = { context, consoleErrors, page }
      opened.push({ visit, expected })
      return visit
    })

    for (const { visit, expected } of opened) {
      await visit.context.close()
      expect(visit.consoleErrors.filter((error) => !expected?.test(error))).toEqual([])
    }
  },

  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures that are used from this pattern
  read: async ({}, use) => {
    reader ??= newContext({ javaScriptEnabled: false }).then((context) => context.newPage())
    const page = await reader
    await use(async (path) => {
      await page.goto(path)
      return page
    })
  },
})

/** A prerendered page shows before it is hydrated: what a test does next must not fall between, unless it waits for the document only. */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'domcontentloaded') await page.waitForFunction(allControlsAreHydrated)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await page.waitForFunction(allControlsAreHydrated)
    return response
  }
}

/** React marks the elements that it has taken over. */
const allControlsAreHydrated = () =>
  [...document.querySelectorAll('button, input, select, textarea, [role=tab]')].every((control) =>
    Object.keys(control).some((key) => key.startsWith('__react')),
  )

export { expect }
