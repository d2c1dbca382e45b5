import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))

/** A headless Chromium: the machine's own, or the one that comes with npm when it has none. */
export async function launchChromium(): Promise<Browser> {
  return await chromium.launch({
    executablePath: installed ?? (await sparticuz.executablePath()),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
}
