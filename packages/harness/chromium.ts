import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))

/** Unpacks the Chromium that comes with npm, and gives its path. Two processes that unpack it at once would launch half of it. */
export const unpackChromium = (): Promise<string> => sparticuz.executablePath()

/** A headless Chromium: the one that comes with npm, which is the same and the quickest everywhere; where it does not run, the machine's own. */
export async function launchChromium(args: string[] = []): Promise<Browser> {
  return await unpackChromium()
    .then((path) => launch(args, path))
    .catch(() => launch(args, installed))
}

const launch = (args: readonly string[], executablePath?: string) =>
  chromium.launch({
    ...(executablePath && { executablePath }),
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
