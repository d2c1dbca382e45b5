import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join, relative } from 'node:path'

/**
 * Takes a data folder for this process; gives how to let it go. Throws when a living process has it: the database is for one.
 * The lock is a socket that its owner listens on: it is let go however the owner ends, and no process id can be mistaken for another.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  // Relative, because the path of a socket may have some hundred characters only.
  const socket = relative('', join(folder, 'lock'))
  if (await someoneListens(socket)) {
    throw new Error(
      `The data folder ${folder} is in use by another process. Stop that one, set DATA_DIR to another folder, or set DATABASE_URL to share a PostgreSQL server.`,
    )
  }
  rmSync(socket, { force: true })
  const owner = createServer((visitor) => visitor.end()).listen(socket)
  await once(owner, 'listening')
  owner.unref()
  return () => owner.close()
}

function someoneListens(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const visitor = connect(socket)
    visitor.once('connect', () => {
      visitor.destroy()
      resolve(true)
    })
    visitor.once('error', () => resolve(false))
  })
}
