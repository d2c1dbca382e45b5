import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { card } from '../src/card/card'
import { setTitle } from '../src/card/title'
import { encodePng } from '../src/raster/png'

const room = { width: 680, height: 262, largest: 208 }
const striped = (count: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 10">${Array.from({ length: count }, (_, i) => `<path fill="hsl(${i * 7} 80% ${20 + (i % 60)}%)" d="M${i} 0h1v10h-1z"/>`).join('')}</svg>`

test.each([
  ['API', 1],
  ['Leaderboards', 1],
  ['Naag Esports', 2],
  ['Gaming Knowledge Hub', 3],
  ['Battle Royale Mobile Pro Series 2025', 3],
])('the title %s has %i lines, as large as its box allows', (title, lines) => {
  const set = setTitle(title, 72, 196, room)
  expect(set.lines).toHaveLength(lines)
  expect(set.width).toBeLessThanOrEqual(room.width)
  expect(set.height).toBeLessThanOrEqual(room.height)
  expect(Math.max(set.width / room.width, set.height / room.height, set.size / room.largest)).toBeGreaterThan(0.95)
})

test('a letter that nobody drew stops the run', () => {
  const design = { title: 'Home', accent: '#ff7a1a', picture: { behind: '', room: 600 } }
  expect(() => card({ ...design, label: 'Prize pool ₹5 lakh' })).toThrow('No outline of "₹"')
  expect(() => card({ ...design, title: 'Piñata', label: 'A game' })).toThrow('No outline of "Ñ"')
  expect(card({ ...design, label: 'A page' })).not.toMatch(/<text/)
})

test('a drawing is the same PNG every time, its colours kept where there are few', () => {
  const png = encodePng(striped(3), 400, 5000)
  expect(png.equals(encodePng(striped(3), 400, 5000))).toBe(true)
  expect(chunk(png, 'PLTE').length / 3).toBe(4)
  // A row is its filter and a byte per pixel.
  const row = inflateSync(chunk(png, 'IDAT')).subarray(1, 401)
  expect(new Set(row).size).toBe(4)
})

test('a drawing of many colours loses some until it fits', () => {
  const colours = (bytes: number) => chunk(encodePng(striped(400), 400, bytes), 'PLTE').length / 3
  expect(colours(5000)).toBeGreaterThan(colours(700))
  expect(() => encodePng(striped(400), 400, 50)).toThrow('does not fit into 50 bytes')
})

function chunk(png: Buffer, name: string): Buffer {
  const at = png.indexOf(name)
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))
}
