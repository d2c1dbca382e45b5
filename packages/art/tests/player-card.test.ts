import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { fontLettering } from '../src/card/lettering'
import { drawPlayerCard, playerCard } from '../src/card/player-card'
import { manifest } from '../src/manifest'
import { fontFile, output } from '../src/record'

const letters = fontLettering(readFileSync(fontFile))
const portrait = '/art/portraits/aarav-kulkarni.svg'
const find = (url: string) =>
  url === portrait || url === '/art/fallback.svg' ? readFileSync(`${output}${url}`, 'utf8') : undefined

type Record = Parameters<typeof playerCard>[0]
const rudra: Record = {
  _id: '65f1c0ffee00000000000001',
  playerName: 'Rudra',
  realName: 'Aarav Kulkarni',
  game: 'BGMI',
  team: { name: 'Naag Esports' },
  tier: 'S-Tier',
  image: portrait,
}
const draw = (part: Partial<Record>) => playerCard({ ...rudra, ...part }, letters, find)

test('the card of a sample player is the one that is committed', () => {
  const [player] = manifest.players
  expect(player?.image).toBe(portrait)
  const png = drawPlayerCard(player ?? rudra, letters, find)
  expect(png.equals(readFileSync(`${output}/og/player-${player?._id}.png`))).toBe(true)
})

test.each<[string, Partial<Record>, Partial<Record>]>([
  ['letters in another shape, and signs that the font lacks', { playerName: '𝕽𝖚𝖉𝖗𝖆 😀\u0007漢' }, {}],
  ['a name without a letter that can be drawn', { playerName: '漢字', ign: 'Rudra' }, {}],
  ['a team as a text', { team: ' Naag  Esports ' }, {}],
  ['what is not known', { game: 'Unknown', tier: ' - ' }, { game: null, tier: undefined }],
  ['a picture of another site', { image: 'https://example.com/x.svg' }, { image: null }],
])('%s: the same card as without', (_, record, same) => {
  expect(draw(record)).toBe(draw(same))
})

test.each<[string, Partial<Record>]>([
  ['markup', { playerName: '<svg onload="x">&amp;]]>', tier: '<b>', team: '"/><image href="file:///etc/passwd"/>' }],
  ['texts without end', { playerName: 'W'.repeat(5000), game: 'W'.repeat(5000), tier: 'W '.repeat(5000) }],
  ['many words, and signs without a letter', { playerName: 'a b '.repeat(99), team: '\u093f'.repeat(300) }],
  ['nothing at all', { playerName: null, realName: null, game: null, team: null, tier: null, image: null }],
])('a record with %s is a drawing like any other', (_, record) => {
  const drawing = draw(record)
  const written = drawing.replace(/href="data:[^"]+"/g, '')
  expect(written.match(/<text|onload|href|NaN|Infinity/g)).toBeNull()
  const { width, height } = new Resvg(drawing, { font: { loadSystemFonts: false } }).render()
  expect([width, height]).toEqual([1200, 630])
})

test('Devanagari is joined: no space between its letters, and its signs beside what they belong to', () => {
  const measureWidth = (line: string, track: number) => letters.text(line, 0, 0, 100, { track }).width
  expect(measureWidth('मोहित', 20)).toBe(measureWidth('मोहित', 0))
  expect(measureWidth('Rudra', 20)).toBeCloseTo(measureWidth('Rudra', 0) + 5 * 20)
  // The sign of a short i is written before its letter.
  expect(letters.text('हि', 0, 0, 100, {}).d).not.toBe(letters.text('ही', 0, 0, 100, {}).d)
  expect(letters.capitals('  Ñandú  अखाड़ा ')).toBe('ÑANDÚ अखाड़ा'.normalize('NFKC'))
})
