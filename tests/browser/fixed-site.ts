import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ServerProcess, startServerProcess } from '@akhada/harness/server-process'
import { afterAll, beforeAll } from 'vitest'

/** When screens are compared with committed files: the world goes on, and with it what pages show. */
export const now = '2026-11-21T12:00:00+05:30'

/** The built site on a server of its own, whose clock has stopped at that time. */
export const startFixedSite = (): Promise<ServerProcess> =>
  startServerProcess({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'akhada-fixed-site-')),
    NODE_OPTIONS: `--import ${pathToFileURL('tests/support/fixed-clock.mjs')}`,
    FIXED_TIME: now,
  })

/** Has such a site for all tests of a file or a group; returns what reads its URL in a test. */
export function serveFixedSite(): () => string | undefined {
  let site: ServerProcess | undefined
  beforeAll(async () => {
    site = await startFixedSite()
  })
  afterAll(() => site?.stop())
  return () => site?.url
}
