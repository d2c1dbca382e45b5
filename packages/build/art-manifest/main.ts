import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runnerImport } from 'vite'

/** Writes the manifest of `packages/art`. Vite imports the content, because it uses `import.meta.env` and `import.meta.glob`. */
const { module } = await runnerImport<typeof import('./manifest')>(join(import.meta.dirname, 'manifest.ts'), {
  resolve: { tsconfigPaths: true },
})
await writeFile(join(import.meta.dirname, '../../art/manifest.json'), module.formatManifest(module.createArtManifest()))
