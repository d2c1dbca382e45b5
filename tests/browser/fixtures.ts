import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { test as base, expect } from 'vitest'
import { launchChromium } from '../../scripts/support/chromium'
import { origin } from './origin'

/** One for all test files of a worker; it ends with the worker. */
let browser: Promise<Browser> | undefined

interface Visit {
  page: Page
  context: BrowserContext
  /** What the console and the page complained about so far. */
  complaints: string[]
}

interface Fixtures {
  /** Opens a browser profile of its own; a complaint in its console fails the test unless `expected` says so. */
  visit: (options?: BrowserContextOptions & { expected?: RegExp }) => Promise<Visit>
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures that are used from this pattern
  visit: async ({}, use) => {
    const opened: { visit: Visit; expected: RegExp | undefined }[] = []

    await use(async ({ expected, ...options } = {}) => {
      browser ??= launchChromium()
      const context = await (await browser).newContext({
        baseURL: origin,
        viewport: { width: 1280, height: 900 },
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        reducedMotion: 'reduce',
        ...options,
      })
      context.setDefaultTimeout(10_000)
      const complaints: string[] = []
      context.on('weberror', (error) => complaints.push(String(error.error())))
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
      })
      const page = await context.newPage()
      if (options.javaScriptEnabled !== false) waitUntilAlive(page)
      const visit = { context, complaints, page }
      opened.push({ visit, expected })
      return visit
    })

    for (const { visit, expected } of opened) {
      await visit.context.close()
      expect(visit.complaints.filter((complaint) => !expected?.test(complaint))).toEqual([])
    }
  },
})

/** A prerendered page is seen before it is alive: what a test does next must not fall between, unless it asks for no more than the document. */
function waitUntilAlive(page: Page): void {
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
