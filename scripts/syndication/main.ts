import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runnerImport } from 'vite'

/**
 * Writes what other sites take from the build: the Atom feed of the tournaments, named by the pages about them, and a page of each
 * tournament for frames. Vite imports the content, because that asks for `import.meta.env` and `import.meta.glob`.
 */
const folder = 'dist/client'

const { module } = await runnerImport<typeof import('./files')>(join(import.meta.dirname, 'files.ts'), {
  mode: 'production',
  resolve: { tsconfigPaths: true },
})
for (const [path, content] of module.files) {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

for (const page of globSync('{index.html,{events,esports}/**/*.html}', { cwd: folder })) {
  const file = join(folder, page)
  await writeFile(file, readFileSync(file, 'utf8').replace('</head>', `${module.feedLink}</head>`))
}
