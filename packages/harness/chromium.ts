import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

/** The Chromium that comes with npm, which is the same and the quickest everywhere; where it does not run, the machine's own. */
async function findChromium(): Promise<string | undefined> {
  try {
    const path = await sparticuz.executablePath()
    await promisify(execFile)(path, ['--version'])
    return path
  } catch {
    return ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))
  }
}

/** How to launch a headless Chromium. The first call unpacks it; two processes that unpack it at once would launch half of it. */
export const chromiumOptions = async (args: string[] = []): Promise<LaunchOptions> => ({
  executablePath: await findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    ...args,
  ],
})

/** Launches a headless Chromium. */
export const launchChromium = async (args: string[] = []): Promise<Browser> =>
  chromium.launch(await chromiumOptions(args))
