import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runnerImport } from 'vite'

/** Raises the revision of every tournament that has changed, after which subscribed calendars show the change. */
const file = 'src/content/tournaments/revisions.data.ts'
const { module } = await runnerImport<typeof import('./revisions')>(join(import.meta.dirname, 'revisions.ts'), {
  resolve: { tsconfigPaths: true },
})
const lines = Object.entries(module.nextRevisions(new Date().toISOString())).map(
  ([id, { hash, sequence, changed }]) =>
    `  '${id}': { hash: '${hash}', sequence: ${sequence}, changed: '${changed}' },`,
)
const [head] = (await readFile(file, 'utf8')).split('> = {')
await writeFile(file, `${head}> = {\n${lines.join('\n')}\n}\n`)
