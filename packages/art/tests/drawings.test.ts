import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { output } from '../src/record'

const brotli = promisify(brotliCompress)
const read = (file: string) => readFileSync(join(output, file))
const files = (pattern: string) => globSync(pattern, { cwd: output }).sort()

test.each([
  ['portraits', 6],
  ['crests', 6],
  ['partners', 6],
  ['words', 6],
  ['scenes', 14],
  ['games', 14],
  ['banners', 14],
  ['gallery', 14],
])('every picture of the %s takes less than %i kB, compressed by Brotli', async (folder, limit) => {
  const all = files(`art/${folder}/*.svg`)
  const sizes = await Promise.all(all.map(async (file) => ({ file, bytes: await compressed(file) })))
  expect(all.length).toBeGreaterThan(5)
  expect(sizes.filter(({ bytes }) => bytes >= limit * 1000)).toEqual([])
})

test.each([
  ['a script', /<script|<foreignObject|\son\w+=|javascript:/i],
  ['something from outside', /(?:href|src)="(?!#)|url\((?!#)|@import/i],
  ['text that would need a font', /<text|<tspan|font-family/i],
])('no drawing holds %s', (_, forbidden) => {
  const all = files('**/*.svg')
  expect(all.length).toBeGreaterThan(400)
  expect(all.filter((file) => forbidden.test(read(file).toString()))).toEqual([])
})

test('every share card is a PNG of 1200×630 under 60 kB, all together under 14 MB', () => {
  const cards = files('og/*').map((file) => ({ file, content: read(file) }))
  const wrong = cards.filter(({ content: png }) => readSize(png) !== '1200x630' || png.length >= 60_000)
  expect(cards.length).toBeGreaterThan(250)
  expect(wrong.map(({ file }) => file)).toEqual([])
  expect(cards.reduce((sum, { content: png }) => sum + png.length, 0)).toBeLessThan(14_000_000)
})

test('the icons of the manifest are there in the size that it says', () => {
  const manifest: { icons: { src: string; sizes: string }[] } = JSON.parse(read('manifest.webmanifest').toString())
  const pngs = manifest.icons.filter(({ src }) => src.endsWith('.png'))
  expect(pngs.map(({ sizes }) => sizes)).toEqual(['192x192', '192x192', '512x512', '512x512'])
  expect(pngs.filter(({ src, sizes }) => readSize(read(src)) !== sizes)).toEqual([])
  expect(manifest.icons.filter(({ src }) => read(src).length === 0)).toEqual([])
})

/** The size of a file as it is served, or a little more: a lower quality is quick, and decides nearly always. */
async function compressed(file: string): Promise<number> {
  const content = read(file)
  const { length } = await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  return length < 5800 ? length : (await brotli(content)).length
}

/** Width and height of a PNG, from its header. */
function readSize(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}
