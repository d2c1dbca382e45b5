import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Where the app serves its files from. */
export const output = join(root, '../../public')

/** The letters of names from outside, which `npm run fonts` cuts. */
export const fontFile = join(output, 'fonts/rajdhani-700.ttf')

/** The record of the last run: hashes of what was drawn from and of what was drawn. */
export const recordFile = join(root, 'drawn.json')

const sources = ['manifest.json', 'package.json', 'src/**/*.ts', relative(root, fontFile)]
/** What is no part of these drawings: a change of it asks for no new ones. */
const otherSources = ['src/hero-loop/**', 'src/sheet.ts']
const drawings = ['art/**/*.svg', 'icons/*.png', 'og/*.png', 'favicon.{ico,svg}', 'manifest.webmanifest']

/** What the record says after a run with the files as they are now: whoever compares it need not draw. */
export const currentRecord = () => ({
  sources: hash(root, sources, otherSources),
  drawings: hash(output, drawings),
})

/** Records what the drawings were made from. */
export const writeRecord = () => writeFile(recordFile, `${JSON.stringify(currentRecord(), null, 2)}\n`)

function hash(folder: string, patterns: readonly string[], exclude: readonly string[] = []): string {
  const digest = createHash('sha256')
  for (const file of globSync(patterns, { cwd: folder, exclude }).sort()) {
    digest
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0')
  }
  return digest.digest('hex')
}
