import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server compresses nothing while it serves. */
const folder = 'dist/client'
const compressible = /\.(html|js|css|svg|json|xml|txt|ics|webmanifest)$/
// Below this nothing is won.
const smallest = 200

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

for (const entry of await readdir(folder, { recursive: true })) {
  const file = join(folder, entry)
  if (!compressible.test(file) || !(await stat(file)).isFile()) continue
  const content = await readFile(file)
  if (content.length < smallest) continue
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gzipped(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
