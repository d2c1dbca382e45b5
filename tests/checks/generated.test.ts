import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** The files that generation reads. It runs on copies, so that a failing test leaves the work tree unchanged. */
const inputs = [
  'openapi.yaml',
  'orval.config.ts',
  'package.json',
  'tsconfig.json',
  'src/api/http.ts',
  'packages/server/handlers',
]
const outputs = [
  'packages/contract/generated',
  'src/api/generated',
  'mocks/generated',
  'packages/server/generated',
  'packages/server/handlers',
]
const folder = mkdtempSync(join(tmpdir(), 'akhada-generated-'))

beforeAll(() => {
  for (const input of inputs) cpSync(input, join(folder, input), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  execFileSync('npm', ['run', 'generate'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(outputs)('%s is what `npm run generate` writes from openapi.yaml', (output) => {
  const committed = filesIn('.', output)
  const generated = filesIn(folder, output)
  expect(generated.length).toBeGreaterThan(0)
  expect(committed, 'run `npm run generate` and commit what it writes').toEqual(generated)
  const stale = committed.filter((file) => !readFileSync(file).equals(readFileSync(join(folder, file))))
  expect(stale, 'run `npm run generate` and commit what it writes').toEqual([])
})

const filesIn = (root: string, path: string) => globSync(`${path}/**/*.ts`, { cwd: root }).sort()
