import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { output } from '../src/record'

const read = (name: string) => readFileSync(join(output, 'video', name))

test.each([
  ['hero.webm', 700],
  ['hero.mp4', 700],
  ['hero-poster.avif', 40],
  ['hero-poster-upright.avif', 12],
  ['hero-poster-small.avif', 12],
  ['hero-poster.webp', 40],
])('%s takes less than %i kB', (name, limit) => {
  const { length } = read(name)
  expect(length).toBeGreaterThan(5000)
  expect(length).toBeLessThan(limit * 1000)
})

test.each([
  ['hero.webm', sizeOfWebm],
  ['hero.mp4', sizeOfMp4],
  ['hero-poster.avif', sizeOfAvif],
  ['hero-poster.webp', sizeOfWebp],
])('%s is 1280×720', (name, sizeOf) => {
  expect(sizeOf(read(name))).toBe('1280x720')
})

test('the loop is silent: the MP4 holds no track but the pictures', () => {
  const handlers = [
    ...read('hero.mp4')
      .toString('latin1')
      .matchAll(/hdlr.{8}(\w{4})/gs),
  ].map(([, kind]) => kind)
  expect(handlers.filter((kind) => kind === 'vide' || kind === 'soun')).toEqual(['vide'])
})

/** The elements PixelWidth (B0) and PixelHeight (BA) of the track, each of two bytes. */
function sizeOfWebm(file: Buffer) {
  const head = file.subarray(0, 1000)
  const width = head.indexOf(Buffer.from([0xb0, 0x82]))
  const height = head.indexOf(Buffer.from([0xba, 0x82]), width)
  return `${head.readUInt16BE(width + 2)}x${head.readUInt16BE(height + 2)}`
}

/** Width and height end the track header, each with 16 bits after the point. */
function sizeOfMp4(file: Buffer) {
  const box = file.indexOf('tkhd') - 4
  const end = box + file.readUInt32BE(box)
  return `${file.readUInt16BE(end - 8)}x${file.readUInt16BE(end - 4)}`
}

function sizeOfAvif(file: Buffer) {
  const box = file.indexOf('ispe')
  return `${file.readUInt32BE(box + 8)}x${file.readUInt32BE(box + 12)}`
}

function sizeOfWebp(file: Buffer) {
  expect(file.subarray(12, 16).toString()).toBe('VP8 ')
  return `${file.readUInt16LE(26) & 0x3fff}x${file.readUInt16LE(28) & 0x3fff}`
}
