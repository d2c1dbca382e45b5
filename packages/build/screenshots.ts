// Takes the screenshots that `public/manifest.webmanifest` names, of the site at `ORIGIN`.

import { launchChromium } from '@akhada/harness/chromium'

const origin = process.env.ORIGIN ?? 'http://localhost:4173'

const wide = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }
const narrow = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

const screenshots = [
  ['home-wide', '/', wide],
  ['game-wide', '/esports/bgmi', wide],
  ['home-narrow', '/', narrow],
  ['players-narrow', '/players', narrow],
  ['tournament-narrow', '/esports/tournament/maha-dangal-2026-valorant', narrow],
] as const

const browser = await launchChromium()
for (const [name, path, options] of screenshots) {
  const page = await browser.newPage({ ...options, baseURL: origin, locale: 'en-IN', reducedMotion: 'reduce' })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.screenshot({ path: `public/screenshots/${name}.jpg`, type: 'jpeg', quality: 82 })
  await page.close()
}
await browser.close()
