import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sparticuz from '@sparticuz/chromium'
import { chromium } from 'playwright-core'
import { loop } from './loop'
import { frame } from './scene/frame'

/** Draws moments of the loop in Chromium and writes them to an empty folder as `0000.png`, `0001.png`, … */
export async function renderFrames(folder: string, moments: readonly number[]) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: await sparticuz.executablePath(), args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: loop.width, height: loop.height } })
  await page.setContent('<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>')
  for (const [i, moment] of moments.entries()) {
    await page.evaluate((drawing) => {
      document.body.innerHTML = drawing
    }, frame(moment))
    await writeFile(join(folder, frameName(i)), await page.screenshot())
    if (i % loop.rate === 0) console.info(`${i} of ${moments.length} frames`)
  }
  await browser.close()
}

/** The files of the frames, as ffmpeg counts them. */
export const framePattern = '%04d.png'
const frameName = (i: number) => `${String(i).padStart(4, '0')}.png`
