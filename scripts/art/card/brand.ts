import { join } from 'node:path'
import { runnerImport } from 'vite'

const file = join(import.meta.dirname, '../../../src/lib/brand.ts')

/** Name and words of the product; Vite reads them, because the file asks for `import.meta.env`. */
export const { brand } = (await runnerImport<typeof import('../../../src/lib/brand')>(file)).module
