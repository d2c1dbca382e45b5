import puppeteer, { ElementHandle } from 'puppeteer-core'
import { vi } from 'vitest'
import { findElement, type Visitor } from './visitor'

const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
  defaultViewport: null,
})

/** Opens a window with its own profile. */
export async function openFirefox(width: number): Promise<Visitor> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  // Firefox 140 sets the size, but doesn't know the orientation command that Puppeteer sends along.
  await page.setViewport({ width, height: 900 }).catch(() => {})
  await vi.waitUntil(async () => (await page.evaluate(() => innerWidth)) === width)

  // Puppeteer's own wait functions build code in the page, which the policy forbids.
  const find = (selector: string, words = '') =>
    vi.waitUntil(
      async () => {
        const found = await page.evaluateHandle(findElement, selector, words)
        return found instanceof ElementHandle && found
      },
      { timeout: 10_000 },
    )

  return {
    errors,
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    click: async (selector, words) => (await find(selector, words)).click(),
    type: async (selector, text) => (await find(selector)).type(text),
    press: (key) => page.keyboard.press(key),
    evaluate: (run, ...args) => page.evaluate(run, ...args),
    close: () => context.close(),
  }
}

export const closeFirefox = () => browser.close()
