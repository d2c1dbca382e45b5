import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, inject } from 'vitest'

const cleanups: (() => unknown)[] = []

// Registered before the hooks of every test file, so it cleans up after them: no folder is deleted while a server uses it.
beforeAll(() => async () => {
  for (const step of cleanups.toReversed()) await step()
})

/** Runs a step after all tests of the file, in reverse order. */
export const afterTests = (step: () => unknown) => cleanups.push(step)

/** A temporary folder, deleted after the file's tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'akhada-tests-'))
  afterTests(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A temporary data folder, migrated and seeded. */
export function seededFolder(): string {
  const folder = temporaryFolder()
  cpSync(inject('seededFolder'), folder, { recursive: true })
  return folder
}
