import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, inject } from 'vitest'

const cleanups: (() => unknown)[] = []

// Stands before the hooks of every test file, and so is undone after them: no folder goes while a server has it.
beforeAll(() => async () => {
  for (const step of cleanups.toReversed()) await step()
})

/** Has a step done when the tests of the file are over; the last one goes first. */
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
