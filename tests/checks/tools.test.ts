import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

test.concurrent.for([
  ['types', 'tsc', []],
  ['types of the service worker', 'tsc', ['--project', 'src/offline/service-worker']],
  ['lint and format', 'biome', ['ci', '--error-on-warnings', '--colors=off']],
  ['unused files, exports and dependencies', 'knip', ['--no-progress', '--no-config-hints']],
  ['the linter of openapi.yaml', 'redocly', ['lint', 'openapi.yaml']],
] as const)('%s: no errors', async ([, tool, args]) => {
  const env = { ...process.env, FORCE_COLOR: '0' }
  const output = await run(`node_modules/.bin/${tool}`, args, { env }).then(
    () => '',
    (error) => (error instanceof Error && 'stdout' in error ? `${error.stdout}${error.message}` : String(error)),
  )
  expect(output).toBe('')
})

test('a failed test ends the run with status 1, even if a hook ends the process with 0', async () => {
  const script = `
    import Reporter from './tests/summary-reporter.ts'
    process.once('beforeExit', () => process.exit(0))
    new Reporter().onTestRunEnd([], process.argv.slice(1))
  `
  const report = (...failures: string[]) =>
    run(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script, ...failures])
  await expect(report('failure')).rejects.toMatchObject({ code: 1 })
  await expect(report()).resolves.toMatchObject({ stdout: '0 passed, 0 failed\n' })
})
