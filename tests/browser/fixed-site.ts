import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ServerProcess, startServerProcess } from '@akhada/harness/server-process'

/** When screens are compared with committed files: the world goes on, and with it what pages show. */
export const now = '2026-11-21T12:00:00+05:30'

/** The built site on a server of its own, whose clock has stopped at that time. */
export const startFixedSite = (): Promise<ServerProcess> =>
  startServerProcess({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'akhada-fixed-site-')),
    NODE_OPTIONS: `--import ${pathToFileURL('tests/support/fixed-clock.mjs')}`,
    FIXED_TIME: now,
  })
