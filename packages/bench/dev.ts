import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { launchChromium } from '@akhada/harness/chromium'
import { freePort } from '@akhada/harness/free-port'
import type { Page } from 'playwright-core'
import { median } from './median'

/**
 * Times `npm run dev:mock`: from the command to the players, without any cache, and from a reload to the players (median of five),
 * as the page itself sees it.
 */
const port = await freePort()
const url = `http://localhost:${port}/players`
const browser = await launchChromium()
const page = await browser.newPage()
await page.addInitScript(() => {
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main article')) return
      performance.mark('players')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
})

rmSync('node_modules/.vite', { recursive: true, force: true })
const start = performance.now()
const dev = spawn('node_modules/.bin/vite', ['dev', '--mode', 'mock', '--port', String(port), '--strictPort'], {
  stdio: ['ignore', 'ignore', 'inherit'],
})

try {
  await untilListening()
  await page.goto(url)
  await waitForPlayers(page)
  console.info(`cold start: ${seconds(performance.now() - start)} s`)
  await page.waitForLoadState('networkidle')
  await page.reload()
  await waitForPlayers(page)

  const reloads: number[] = []
  for (let run = 0; run < 5; run += 1) {
    await page.reload({ waitUntil: 'commit' })
    await waitForPlayers(page)
    reloads.push(await page.evaluate(() => performance.getEntriesByName('players')[0]?.startTime ?? Number.NaN))
  }
  const requests = await page.evaluate(() => performance.getEntriesByType('resource').length)
  console.info(`reload: ${seconds(median(reloads))} s (${requests} requests)`)
} finally {
  dev.kill()
  await browser.close()
}

async function untilListening(): Promise<void> {
  while (!(await fetch(url).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 50))
}

async function waitForPlayers(page: Page): Promise<void> {
  await page.locator('main article').first().waitFor({ timeout: 120_000 })
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1)
}
