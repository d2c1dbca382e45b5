import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { prerender } from './prerender'

const root = import.meta.dirname

/** Builds the smallest prerendered page on React, Router and Query into `folder`: inlined styles, compressed like the product. */
export async function buildFloor(folder: string): Promise<void> {
  const page = await prerender()
  const styles = readFileSync(join(root, 'page.css'), 'utf8')
  const fill = (html: string) => html.replace('<!--page-->', () => page).replace('/* styles */', () => styles)
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), { name: 'fill-in-the-page', transformIndexHtml: { order: 'pre', handler: fill } }],
    build: { outDir: folder, emptyOutDir: true, target: 'baseline-widely-available' },
  })
  writeFileSync(join(folder, 'players.json'), readFileSync(join(root, 'players.json')))
  for (const file of globSync('**/*.{html,js,json}', { cwd: folder })) {
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(readFileSync(join(folder, file))))
  }
}
