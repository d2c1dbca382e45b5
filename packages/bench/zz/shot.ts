import { launchChromium } from '@akhada/harness/chromium'
// args: OUT WIDTH HEIGHT PATH [SCROLL]
const [out = '', w = '390', h = '844', path = '/', scroll = '0'] = process.argv.slice(2)
const b = await launchChromium()
const c = await b.newContext({ baseURL: 'http://localhost:4300', bypassCSP: true, viewport: { width: +w, height: +h }, reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'Asia/Kolkata', serviceWorkers: 'block' })
await c.addInitScript('globalThis.__name = (f) => f')
const p = await c.newPage(); await p.goto(path, { waitUntil: 'networkidle' })
await p.evaluate((y) => window.scrollTo(0, y), +scroll); await p.waitForTimeout(400)
await p.screenshot({ path: out }); await b.close()
