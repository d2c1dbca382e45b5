import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'

/** Writes a `.br` and a `.gz` next to every text file of the build, so that the server need not compress them. */
const folder = 'dist/client'
const compressible = /\.(html|js|css|svg|json|xml|txt|ics|webmanifest)$/
// Compressing smaller files gains nothing.
const minBytes = 200

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const oneByCore = pLimit(availableParallelism())

const { describePage }: typeof import('../../src/server') = await import(pathToFileURL('dist/server/server.js').href)

/**
 * The highest quality takes three times the time: only scripts and styles are worth it. Most pages are sent only while the server cannot
 * render them.
 */
function chooseQuality(file: string): number {
  if (/\.(js|css)$/.test(file)) return constants.BROTLI_MAX_QUALITY
  if (!file.endsWith('.html')) return 10
  const { shows } = describePage({ pathname: join('/', relative(folder, dirname(file))), search: '' })
  return shows ? 5 : 10
}

async function compress(file: string): Promise<void> {
  if (!compressible.test(file) || !(await stat(file)).isFile()) return
  const content = await readFile(file)
  if (content.length < minBytes) return
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: chooseQuality(file),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzipped(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

const entries = await readdir(folder, { recursive: true })
await Promise.all(entries.map((entry) => oneByCore(compress, join(folder, entry))))
