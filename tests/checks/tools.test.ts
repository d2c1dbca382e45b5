import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs a tool and gives what it complained about; nothing when it is content. */
function complaints(command: string, ...args: string[]): string {
  try {
    execFileSync(command, args, { encoding: 'utf8', stdio: 'pipe', env: { ...process.env, FORCE_COLOR: '0' } })
    return ''
  } catch (error) {
    return error instanceof Error && 'stdout' in error && 'stderr' in error
      ? `${error.stdout}${error.stderr}`
      : String(error)
  }
}

test('every type holds', () => {
  expect(complaints('npx', 'tsc')).toBe('')
})

test('lint and format find nothing', () => {
  expect(complaints('npx', 'biome', 'ci', '--error-on-warnings', '--colors=off')).toBe('')
})

test('openapi.yaml passes its linter', () => {
  expect(complaints('npx', 'redocly', 'lint', 'openapi.yaml')).toBe('')
})
