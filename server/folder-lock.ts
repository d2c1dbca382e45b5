import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join, relative } from 'node:path'

/**
 * Takes a data folder for this process; gives how to let it go. Throws when a living process has it: the database is for one.
 * The lock is a socket that the process listens on: it is released however the process ends, and no process id can be mistaken for another.
 */
export async function acquireFolderLock(folder: string): Promise<() => void> {
  // Relative, because the path of a socket may have some hundred characters only.
  const socket = relative('', join(folder, 'lock'))
  if (await isLocked(socket)) {
    throw new Error(
      `The data folder ${folder} is in use by another process. Stop that one, set DATA_DIR to another folder, or set DATABASE_URL to share a PostgreSQL server.`,
    )
  }
  rmSync(socket, { force: true })
  const server = createServer((client) => client.end()).listen(socket)
  await once(server, 'listening')
  server.unref()
  return () => server.close()
}

function isLocked(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const client = connect(socket)
    client.once('connect', () => {
      client.destroy()
      resolve(true)
    })
    client.once('error', () => resolve(false))
  })
}
