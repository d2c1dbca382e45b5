import { launchChromium } from '@akhada/harness/chromium'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { test as base, expect } from 'vitest'
import { origin } from './origin'
import { signIn } from './sign-in'
import { createTab, resetTab, type Tab, waitForHydration } from './tab'

/** One for all test files of a worker; it ends with the worker. */
let browser: Promise<Browser> | undefined
let reader: Promise<Page> | undefined

interface Size {
  width: number
  height: number
}

interface Visit {
  page: Page
  /** A test that takes it gets its own tab: its changes here cannot be undone. */
  context: BrowserContext
  /** Errors of the console and uncaught ones so far. */
  consoleErrors: string[]
}

interface VisitOptions extends BrowserContextOptions {
  viewport?: Size
  /** Errors of the console that do not fail the test. */
  expected?: RegExp
  /** When it is, for good; timers go on. */
  time?: string
  /** Whether somebody has signed in (`tests/browser/sign-in.ts`). */
  isMember?: boolean
}

interface Fixtures {
  /** Whether each tab is a new one: `test.extend({ isCold: true })`. */
  isCold: boolean
  /** Opens a tab in its own browser profile, without anything stored; an error in its console fails the test unless it is expected. */
  visit: (options?: VisitOptions) => Promise<Visit>
  /** Opens a page in a tab of `visit`. */
  open: (path: string, options?: VisitOptions) => Promise<Page>
  /** Opens a page without JavaScript. It leaves nothing behind, so all tests share one tab; a visit costs many times as much. */
  read: (path: string, viewport?: Size) => Promise<Page>
}

const defaults = {
  baseURL: origin,
  viewport: { width: 1280, height: 900 },
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  reducedMotion: 'reduce',
  permissions: ['clipboard-read', 'clipboard-write'],
  // Each profile would store the whole site again; the tests of the worker allow it.
  serviceWorkers: 'block',
} satisfies BrowserContextOptions

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  // Edges that are painted again in part differ by when that was; pictures compare them.
  browser ??= launchChromium(['--disable-partial-raster'])
  const context = await (await browser).newContext({ ...defaults, ...options })
  context.setDefaultTimeout(10_000)
  // A page on a loaded machine.
  context.setDefaultNavigationTimeout(30_000)
  return context
}

async function openTab(options: BrowserContextOptions): Promise<Tab> {
  const context = await newContext(options)
  const tab = createTab(context, await context.newPage())
  if (options.javaScriptEnabled !== false) waitForHydration(tab.page)
  return tab
}

/** Empty tabs of earlier tests, by origin and clock: they have code and pictures in memory, so that a page takes half the time of a new tab. */
const idleTabs: Record<string, Tab[]> = {}

export const test = base.extend<Fixtures>({
  isCold: false,

  visit: async ({ task, isCold }, use) => {
    const opened: { tab: Tab; expected: RegExp | undefined; idle: Tab[] }[] = []

    await use(async ({ expected, time, isMember, ...options } = {}) => {
      const { baseURL = origin, viewport = defaults.viewport, reducedMotion = 'reduce', ...special } = options
      const isOrdinary = !isCold && Object.keys(special).length === 0
      // A stopped clock cannot go on.
      const kind = `${baseURL} ${time ? 'stopped' : ''}`
      idleTabs[kind] ??= []
      const idle = idleTabs[kind]
      const tab = (isOrdinary && idle.pop()) || (await openTab({ baseURL, viewport, reducedMotion, ...special }))
      tab.isReusable &&= isOrdinary
      tab.consoleErrors = []
      opened.push({ tab, expected, idle })
      const { page, context, consoleErrors } = tab
      // Only the first one of a tab needs no permission.
      page.on('download', () => {
        tab.isReusable = false
      })
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion })
      if (time) await context.clock.setFixedTime(time)
      if (isMember) await signIn(page)
      return {
        page,
        consoleErrors,
        get context() {
          tab.isReusable = false
          return context
        },
      }
    })

    for (const { tab, expected, idle } of opened) {
      const isReusable = tab.isReusable && task.result?.state !== 'fail'
      await (isReusable ? resetTab(tab) : tab.context.close())
      if (isReusable) idle.push(tab)
      expect(tab.consoleErrors.filter((error) => !expected?.test(error))).toEqual([])
    }
  },

  open: ({ visit }, use) =>
    use(async (path, options) => {
      const { page } = await visit(options)
      await page.goto(path)
      return page
    }),

  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures that are used from this pattern
  read: async ({}, use) => {
    reader ??= newContext({ javaScriptEnabled: false }).then((context) => context.newPage())
    const page = await reader
    await use(async (path, viewport = defaults.viewport) => {
      await page.setViewportSize(viewport)
      await page.goto(path)
      return page
    })
  },
})

export { expect }
