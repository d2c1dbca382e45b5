import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))

/** How to launch the Chromium that comes with npm, once unpacked. Two processes that unpack it at once would launch half of it. */
export const chromiumOptions = async (args: string[] = []): Promise<LaunchOptions> => ({
  executablePath: await sparticuz.executablePath(),
  args: [...defaultArgs, ...args],
})

/** A headless Chromium: the one that comes with npm, which is the same and the quickest everywhere; where it does not run, the machine's own. */
export const launchChromium = (args: string[] = []): Promise<Browser> =>
  chromiumOptions(args)
    .then((options) => chromium.launch(options))
    .catch(() => chromium.launch({ ...(installed && { executablePath: installed }), args: [...defaultArgs, ...args] }))

const defaultArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
