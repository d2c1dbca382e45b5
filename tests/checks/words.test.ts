import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Words that file names and comments must not use, each with the standard terms. Texts for visitors may use them. */
const retired = {
  asked: 'filtered, requested, debounced',
  kept: 'saved',
  told: 'announced, reported',
  wanted: 'enabled, requested',
  whoever: 'visitor, user',
  showcase: 'organization profile',
  anew: 'again',
  beside: 'next to',
}
const word = new RegExp(`\\b(${Object.keys(retired).join('|')})\\b`, 'gi')
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm

const files = globSync('src/**/*.{ts,tsx}', { exclude: (path) => /generated|\.gen\.|\bdata\.ts$/.test(path) })

test('file names and comments use the standard terms', () => {
  const found = files.flatMap((file) =>
    [file, ...(readFileSync(file, 'utf8').match(comment) ?? [])]
      // Quoted headings of the specification may use them.
      .map((text) => text.replaceAll(/"[^"]*"/g, ''))
      .flatMap((text) => [...text.matchAll(word)].map(([hit]) => `${file}: ${hit}`)),
  )
  expect(found).toEqual([])
})

test('tests use the standard terms in code, comments and titles', () => {
  const found = globSync('tests/**/*.{ts,tsx}', { exclude: (path) => path.endsWith('words.test.ts') }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(word)].map(([hit]) => `${file}: ${hit}`),
  )
  expect(found).toEqual([])
})
