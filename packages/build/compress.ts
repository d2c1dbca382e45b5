import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'

const compressible = /\.(html|js|css|svg|json|xml|txt|ics|webmanifest)$/
// Compressing smaller files gains nothing.
const minBytes = 200

const brotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const onePerCore = pLimit(availableParallelism())

/** Writes a `.br` and a `.gz` next to every text file of a folder, so that the server need not compress them. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true })
  await Promise.all(entries.map((entry) => onePerCore(compress, join(folder, entry))))
}

/** The highest quality for scripts and styles. For pages, which are long and many, anything above 6 takes twenty times as long for 8 % less. */
function chooseQuality(file: string): number {
  if (/\.(js|css)$/.test(file)) return constants.BROTLI_MAX_QUALITY
  return file.endsWith('.html') ? 6 : 10
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
    compressGzip(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
