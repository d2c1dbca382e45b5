import { launchChromium } from '@akhada/harness/chromium'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { test as base, expect } from 'vitest'
import { origin } from './origin'
import { paintedContexts } from './screenshot'
import { signIn } from './sign-in'
import { createTab, resetTab, type Tab, waitForHydration } from './tab'

/** One browser of each kind for all test files of a worker, by its flags; they close with the worker. */
const browsers: Record<string, Promise<Browser>> = {}
/** Tabs without JavaScript, by what they show. */
const readers: Record<string, Promise<Page>> = {}

interface Size {
  width: number
  height: number
}

interface Visit {
  page: Page
  /** A test that uses it gets its own tab, because changes to the context can't be undone. For those that can, use `page.context()`. */
  context: BrowserContext
  /** Console errors and uncaught errors so far. */
  consoleErrors: string[]
}

interface VisitOptions extends BrowserContextOptions {
  viewport?: Size
  /** Console errors that don't fail the test. */
  expected?: RegExp
  /** Stops the clock at this time; timers go on. */
  time?: string
  /** Whether a member is signed in (`tests/browser/sign-in.ts`). */
  isMember?: boolean
  /** Whether the test looks at pixels. By default the browser paints almost nothing, so a page takes a quarter less processor time. */
  isPainted?: boolean
  /** Whether pictures load. By default only in cold tabs and with a service worker: pages look the same, and take a sixth less time. */
  hasPictures?: boolean
}

interface Fixtures {
  /** Whether every test gets a new tab: `test.extend({ isCold: true })`. */
  isCold: boolean
  /** Opens a tab with nothing stored: a new one, or an emptied one. A console error fails the test unless it is expected. */
  visit: (options?: VisitOptions) => Promise<Visit>
  /** Opens a page in a tab of `visit`. */
  open: (path: string, options?: VisitOptions) => Promise<Page>
  /** Opens a page without JavaScript. It leaves nothing behind, so all tests share a tab. A visit costs many times as much. */
  read: (path: string, options?: Size & Pick<VisitOptions, 'isPainted' | 'hasPictures'>) => Promise<Page>
}

const defaults = {
  baseURL: origin,
  viewport: { width: 1280, height: 900 },
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  reducedMotion: 'reduce',
  permissions: ['clipboard-read', 'clipboard-write'],
  // Each profile would store the whole site again; tests of the service worker allow it.
  serviceWorkers: 'block',
} satisfies BrowserContextOptions

async function newContext({ isPainted, hasPictures, ...options }: VisitOptions): Promise<BrowserContext> {
  const flags = [
    // A page lives for a second, so optimized code doesn't pay for its compilation.
    '--js-flags=--no-maglev,--no-turbofan',
    // Partly repainted edges differ with the time of the repaint. Without memory for tiles, nothing is painted.
    isPainted ? '--disable-partial-raster' : '--force-gpu-mem-available-mb=1',
    ...(hasPictures ? [] : ['--blink-settings=imagesEnabled=false']),
  ]
  const kind = flags.join(' ')
  browsers[kind] ??= launchChromium(flags)
  const context = await (await browsers[kind]).newContext({ ...defaults, ...options })
  if (isPainted) paintedContexts.add(context)
  const { DAYS_AHEAD } = process.env
  if (DAYS_AHEAD) {
    await context.addInitScript((daysAhead) => Object.assign(window, { daysAhead }), DAYS_AHEAD)
    await context.addInitScript({ path: 'tests/support/clock.mjs' })
  }
  context.setDefaultTimeout(10_000)
  // Enough for a page on a busy machine.
  context.setDefaultNavigationTimeout(30_000)
  return context
}

async function openTab(options: VisitOptions): Promise<Tab> {
  const context = await newContext(options)
  const tab = createTab(context, await context.newPage())
  if (options.javaScriptEnabled !== false) waitForHydration(tab.page)
  return tab
}

/** Empty tabs of earlier tests, by origin and clock. They have code and pictures in memory, so a page takes half as long as in a new tab. */
const idleTabs: Record<string, Tab[]> = {}

export const test = base.extend<Fixtures>({
  isCold: false,

  visit: async ({ task, isCold }, use) => {
    const opened: { tab: Tab; expected: RegExp | undefined; idle: Tab[] }[] = []

    await use(async ({ expected, time, isMember, isPainted, hasPictures, ...options } = {}) => {
      hasPictures ??= isCold || options.serviceWorkers === 'allow'
      const { baseURL = origin, viewport = defaults.viewport, reducedMotion = 'reduce', ...special } = options
      const isOrdinary = !isCold && Object.keys(special).length === 0
      // A stopped clock can't be restarted.
      const kind = `${baseURL} ${time ? 'stopped' : ''} ${isPainted ? 'painted' : ''} ${hasPictures ? 'pictures' : ''}`
      idleTabs[kind] ??= []
      const idle = idleTabs[kind]
      // A test's second tab opens with its context's options, so a context that later tests use has the defaults.
      const tab =
        (isOrdinary && idle.pop()) ||
        (await openTab({
          baseURL,
          isPainted,
          hasPictures,
          ...(!isOrdinary && { viewport, reducedMotion, ...special }),
        }))
      tab.isReusable &&= isOrdinary
      tab.consoleErrors = []
      opened.push({ tab, expected, idle })
      const { page, context, consoleErrors } = tab
      // Only a tab's first download needs no permission.
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

  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads from this pattern which fixtures are used
  read: async ({}, use) => {
    await use(async (path, { isPainted, hasPictures, ...viewport } = defaults.viewport) => {
      const kind = `${isPainted ? 'painted' : ''} ${hasPictures ? 'pictures' : ''}`
      readers[kind] ??= newContext({ javaScriptEnabled: false, isPainted, hasPictures }).then((context) =>
        context.newPage(),
      )
      const page = await readers[kind]
      await page.setViewportSize(viewport)
      await page.goto(path)
      return page
    })
  },
})

export { expect }
