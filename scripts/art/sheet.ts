import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from '../support/chromium'

/** Contact sheets of every folder of pictures at the sizes in which pages show them; names on the command line choose folders. */

const root = join(import.meta.dirname, '../../public/art')
const out = join(tmpdir(), 'akhada-sheets')
const widths = [40, 120, 480]
/** What fits on one sheet: the browser draws no longer page. */
const perSheet: Record<number, number> = { 40: 400, 120: 130, 480: 21 }

await mkdir(out, { recursive: true })
const chosen = process.argv.slice(2)
const folders = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isDirectory())
const browser = await launchChromium()
const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
for (const { name } of folders) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const files = (await readdir(join(root, name))).sort()
  for (const width of widths) {
    const size = perSheet[width] ?? files.length
    for (let from = 0; from < files.length; from += size) {
      await page.setContent(await sheet(name, files.slice(from, from + size), width))
      const png = await page.screenshot({ fullPage: true })
      await writeFile(join(out, `${name}-${width}-${from / size + 1}.png`), png)
    }
  }
}
await browser.close()
console.info(out)

async function sheet(folder: string, files: readonly string[], width: number) {
  const cells = files.map(async (file) => {
    const drawing = await readFile(join(root, folder, file))
    const name = width >= 120 ? `<figcaption>${file.replace('.svg', '')}</figcaption>` : ''
    return `<figure><img width="${width}" src="data:image/svg+xml;base64,${drawing.toString('base64')}">${name}</figure>`
  })
  return `<style>body{background:#0b0a0e;color:#b0aab8;font:10px sans-serif;display:flex;flex-wrap:wrap;align-content:flex-start;gap:4px;margin:8px}figure{margin:0;width:${width}px;overflow:hidden}img{display:block}</style>${(await Promise.all(cells)).join('')}`
}
