import { spawn } from 'node:child_process'
import { findFreePort } from '@akhada/harness/free-port'
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver'
import { vi } from 'vitest'
import { findElement, type Visitor } from './visitor'

const port = await findFreePort()
const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], { detached: true, stdio: 'ignore' })
const url = `http://127.0.0.1:${port}`
await vi.waitUntil(
  () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  { timeout: 20_000 },
)

const capabilities = new Capabilities({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': {
    binary: process.env.WEBKIT ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    args: ['--automation'],
  },
})

/** Opens a browser with its own profile. Its toolbar keeps it at least 447 px wide, and the driver does not read the console. */
export async function openWebKit(width: number): Promise<Visitor> {
  const page = await new Builder().disableEnvironmentOverrides().usingServer(url).withCapabilities(capabilities).build()
  await page.manage().window().setRect({ width, height: 900 })

  /** Does something with an element. The driver refuses a covered element, for example under a closing menu, so this retries. */
  const act = (selector: string, words: string, step: (element: WebElement) => Promise<void>) =>
    vi.waitFor(
      async () => {
        const found = await page.executeScript<WebElement | null>(findElement, selector, words)
        if (!found) throw new Error(`There is no ${selector} ${words}.`)
        await step(found)
      },
      { timeout: 10_000 },
    )

  return {
    errors: [],
    goto: (address) => page.get(address),
    reload: () => page.navigate().refresh(),
    click: (selector, words = '') => act(selector, words, (element) => element.click()),
    type: (selector, text) => act(selector, '', (element) => element.sendKeys(text)),
    press: (key) =>
      page
        .actions()
        .sendKeys(key === 'Enter' ? Key.ENTER : key)
        .perform(),
    evaluate: (run, ...args) => page.executeScript(run, ...args),
    close: () => page.quit(),
  }
}

export const closeWebKit = () => driver.pid && process.kill(-driver.pid)
