import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

/** Prefers the Chromium from npm, which is the same everywhere and the fastest. Falls back to the machine's own if it doesn't run. */
async function findChromium(): Promise<string | undefined> {
  try {
    const path = await sparticuz.executablePath()
    await promisify(execFile)(path, ['--version'])
    return path
  } catch {
    return ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))
  }
}

/** How to launch a headless Chromium. The first call unpacks it; if two processes did so at once, they would launch half of it. */
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
