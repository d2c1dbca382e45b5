import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

test.concurrent.for([
  ['types', 'tsc', []],
  ['types of the service worker', 'tsc', ['--project', 'service-worker']],
  ['lint and format', 'biome', ['ci', '--error-on-warnings', '--colors=off']],
  ['the linter of openapi.yaml', 'redocly', ['lint', 'openapi.yaml']],
] as const)('%s: no complaint', async ([, tool, args]) => {
  const env = { ...process.env, FORCE_COLOR: '0' }
  const output = await run(`node_modules/.bin/${tool}`, args, { env }).then(
    () => '',
    (error) => (error instanceof Error && 'stdout' in error ? `${error.stdout}${error.message}` : String(error)),
  )
  expect(output).toBe('')
})
