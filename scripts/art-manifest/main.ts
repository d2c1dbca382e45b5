import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runnerImport } from 'vite'

/** Writes what `packages/art` draws from. Vite imports the content, because that asks for `import.meta.env` and `import.meta.glob`. */
const { module } = await runnerImport<typeof import('./manifest')>(join(import.meta.dirname, 'manifest.ts'), {
  resolve: { tsconfigPaths: true },
})
await writeFile(
  join(import.meta.dirname, '../../packages/art/manifest.json'),
  module.manifestText(await module.artManifest()),
)
