import type { BrowserContext, Page } from 'playwright-core'

export interface Tab {
  context: BrowserContext
  page: Page
  /** Console errors and uncaught errors since the tab was opened or emptied. */
  consoleErrors: string[]
  /** False once a test has done something that `resetTab` can't undo. */
  isReusable: boolean
}

/** A document of the site without scripts and pictures. */
const emptyPath = '/robots.txt'

export function createTab(context: BrowserContext, page: Page): Tab {
  const tab: Tab = { context, page, consoleErrors: [], isReusable: true }
  context.on('weberror', (error) => tab.consoleErrors.push(String(error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error') tab.consoleErrors.push(`${message.text()} ${message.location().url}`)
  })
  for (const name of ['addInitScript', 'clock', 'exposeFunction'] as const) spoilOnUse(tab, name)
  return tab
}

/** Undoes what a test did in a tab, except for the history and what it sent to the browser’s DevTools. */
export async function resetTab({ context, page }: Tab): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await openEmptyPage(page)
  page.removeAllListeners()
  await Promise.all(context.pages().map((each) => each !== page && each.close()))
  // Otherwise the pointer would hover over the next page.
  await page.mouse.move(-1, -1)
  await page.emulateMedia({ contrast: null, media: null, forcedColors: null, colorScheme: null })
  await context.clearCookies()
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  })
}

/** Gives a tab access to the site's storage without loading a page of the site. */
export const openEmptyPage = (page: Page): Promise<unknown> => page.goto(emptyPath, { waitUntil: 'domcontentloaded' })

function spoilOnUse(tab: Tab, name: 'addInitScript' | 'clock' | 'exposeFunction'): void {
  const value = tab.page[name]
  Object.defineProperty(tab.page, name, {
    get() {
      tab.isReusable = false
      return value
    },
  })
}

/** A prerendered page is visible before it's hydrated. A test must not act in between, unless it only waits for the document. */
export function waitForHydration(page: Page): void {
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

/** Runs in the page: React marks the elements that it has taken over. */
export const allControlsAreHydrated = () =>
  [...document.querySelectorAll('button, input, select, textarea, [role=tab]')].every((control) =>
    Object.keys(control).some((key) => key.startsWith('__react')),
  )
