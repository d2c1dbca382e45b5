import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { launchChromium } from './support/chromium'
import { freePort } from './support/free-port'
import { startServerProcess } from './support/server-process'
import { serveWithoutScripts } from './without-scripts'

/**
 * Loads every prerendered route on a phone profile, cold, beside the same page with its scripts removed, several times in turn,
 * and prints medians: what the JavaScript costs is the ratio of the two first paints.
 */
const phone = { cpuSlowdown: 4, latency: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 }
const rounds = Number(process.env.ROUNDS ?? 5)

interface Run {
  paint: number
  lcp: number
  cls: number
  blocking: number
  hydrated: number
  kilobytes: number
}

// As text: what runs in the page must not have been compiled for Node.
const observe = `
  window.benchmark = { paint: 0, lcp: 0, cls: 0, blocking: 0, hydrated: 0 }
  const watch = (type, use) => new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true })
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') benchmark.paint = entry.startTime })
  watch('largest-contentful-paint', (entry) => { benchmark.lcp = entry.startTime })
  watch('layout-shift', (entry) => { benchmark.cls += entry.value })
  watch('longtask', (entry) => { benchmark.blocking += Math.max(0, entry.duration - 50) })
  watch('mark', (entry) => { if (entry.name === 'hydrated') benchmark.hydrated = entry.startTime })
`

const dataFolder = mkdtempSync(join(tmpdir(), 'akhada-bench-'))
const server = await startServerProcess({ DATA_DIR: dataFolder })
const origin = server.url
const plainPort = await freePort()
const plainOrigin = `http://localhost:${plainPort}`
const plainServer = serveWithoutScripts(origin, plainPort)
const browser = await launchChromium()

try {
  const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : await routes()
  const rows = []
  for (const path of paths) {
    const full: Run[] = []
    const plain: Run[] = []
    for (let round = 0; round < rounds; round += 1) {
      full.push(await load(browser, path, false))
      plain.push(await load(browser, path, true))
    }
    rows.push(row(path, full, plain))
  }
  console.info(
    `Phone profile: CPU 1/${phone.cpuSlowdown}, 1.6 Mbit/s, ${phone.latency} ms, cold cache; medians of ${rounds}.`,
  )
  console.table(rows)
} finally {
  await browser.close()
  plainServer.close()
  await server.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}

async function routes(): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '/', origin).pathname)
}

async function load(browser: Browser, path: string, plain: boolean): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  let received = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received += encodedDataLength
  })
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.bytesPerSecond,
    uploadThroughput: phone.bytesPerSecond,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown })
  await page.addInitScript({ content: observe })
  await page.goto(`${plain ? plainOrigin : origin}${path}`, { waitUntil: 'networkidle' })
  const measured = await page.evaluate(() => window.benchmark)
  await context.close()
  return { ...measured, kilobytes: received / 1024 }
}

function row(path: string, full: Run[], plain: Run[]) {
  const of = (runs: Run[], key: keyof Run) => median(runs.map((run) => run[key]))
  return {
    path,
    'first paint, ms': Math.round(of(full, 'paint')),
    'LCP, ms': Math.round(of(full, 'lcp')),
    CLS: Number(of(full, 'cls').toFixed(4)),
    'blocking, ms': Math.round(of(full, 'blocking')),
    'hydrated, ms': Math.round(of(full, 'hydrated')),
    kB: Math.round(of(full, 'kilobytes')),
    'plain paint, ms': Math.round(of(plain, 'paint')),
    'plain LCP, ms': Math.round(of(plain, 'lcp')),
    'ratio paint': Number((of(full, 'paint') / of(plain, 'paint')).toFixed(2)),
    'ratio LCP': Number((of(full, 'lcp') / of(plain, 'lcp')).toFixed(2)),
  }
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

declare global {
  interface Window {
    benchmark: { paint: number; lcp: number; cls: number; blocking: number; hydrated: number }
  }
}
