import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { workerUrl } from '../../src/offline/storage'
import { precacheOf } from './precache'

/** Writes the service worker of a folder of finished pages, or the one that removes it. */
export async function writeWorker(folder: string, kind: 'worker' | 'removal'): Promise<void> {
  const precache = precacheOf(folder)
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { __PRECACHE__: JSON.stringify(precache) },
    build: { write: false, rolldownOptions: { input: `service-worker/${kind}.ts` } },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('Vite has built no service worker.')
  // Browsers take over another worker when a byte of it differs: so it does when a page does.
  const version = createHash('sha256')
  for (const path of precache.pages) version.update(readFileSync(join(folder, path, 'index.html')))
  writeFileSync(join(folder, workerUrl), `// ${version.digest('hex').slice(0, 16)}\n${output.output[0].code}`)
}
