import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontUrl, fontWeights, listCharacters, unicodeRanges } from '~/theme/font-files'

const data = {
  ...import.meta.glob<object>(['../../src/content/**/data.ts', '../../src/content/**/*.data.ts'], { eager: true }),
  ...import.meta.glob<object>('../../packages/sample-world/**/*.ts', { eager: true }),
}
const sources = globSync('{src,packages/sample-world}/**/*.{ts,tsx}')

/** Neither family has arrows, so a system font draws them. */
const fromTheSystem = '↑↓'

const withoutComments = (source: string) => source.replace(/\/\*.*?\*\/|(?<![:'"])\/\/.*?$/gms, '')

test('every character that the product shows is in the smallest font files', () => {
  const printed = [
    ...Object.values(data).map((module) => JSON.stringify(module)),
    ...sources.map((file) => withoutComments(readFileSync(file, 'utf8'))),
  ].join('')
  const there = new Set(listCharacters(unicodeRanges.latin) + listCharacters(unicodeRanges.devanagari) + fromTheSystem)
  expect([...new Set(printed)].filter((character) => character >= ' ' && !there.has(character))).toEqual([])
})

test('no character is in two files of the same font', () => {
  const all = [...Object.values(unicodeRanges).map(listCharacters).join('')]
  expect(all.filter((character, index) => all.indexOf(character) !== index)).toEqual([])
})

const files = Object.entries(fontWeights).flatMap(([family, weights]) =>
  Object.keys(unicodeRanges).flatMap((script) => weights.map((weight) => `public${fontUrl(family, script, weight)}`)),
)

test('the font files are those that the styles name: run `npm run fonts` after a change', () => {
  expect(globSync('public/fonts/*.woff2').toSorted()).toEqual(files.toSorted())
})

test.each(files.filter((file) => /-latin-\d/.test(file)))('%s takes at most 10.5 kB', (file) => {
  expect(statSync(file).size).toBeLessThanOrEqual(10_500)
})
