import type { Browser, Page } from 'playwright-core'

/** A mid-range phone on a slow mobile network. */
export const phone = {
  viewport: { width: 412, height: 823 },
  cpuSlowdown: 4,
  latency: 150,
  downKilobits: 1600,
  upKilobits: 750,
}

interface Phone {
  page: Page
  /** Slows the network down to that of the phone. */
  slowNetwork: () => Promise<void>
  slowProcessor: () => Promise<void>
}

/** Runs `use` with a new phone, whose cache is empty, and closes it afterwards. */
export async function withPhone<Result>(browser: Browser, use: (phone: Phone) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({
    viewport: phone.viewport,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  try {
    // tsx wraps every named function in a call of this helper, which the page lacks when functions are sent to it.
    await context.addInitScript({ content: 'globalThis.__name = (value) => value' })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    return await use({
      page,
      slowNetwork: async () => {
        await devtools.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: phone.latency,
          downloadThroughput: (phone.downKilobits * 1000) / 8,
          uploadThroughput: (phone.upKilobits * 1000) / 8,
          connectionType: 'cellular4g',
        })
      },
      slowProcessor: async () => {
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown })
      },
    })
  } finally {
    await context.close()
  }
}

/** Waits until React has hydrated the heading of the page: from then on everything responds. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactProps')),
    null,
    { timeout: 20_000 },
  )
}
