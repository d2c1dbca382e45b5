import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../../server/database'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder whose database is migrated and seeded, to be copied. */
    seededFolder: string
  }
}

/** Creates the embedded database once: that takes seconds, and a copy of it a fraction of one. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'akhada-seeded-'))
  const { close } = await openEmbedded(folder)
  await close()
  project.provide('seededFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
