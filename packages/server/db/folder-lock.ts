import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, rmSync, symlinkSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'

/** Whether a file belongs to the lock: the socket of a process, or a numbered link to one. */
export const isLockFile = (file: string) => file.startsWith('lock')

/**
 * Locks a data folder for this process and returns the function that releases it. Throws if a running process holds the lock.
 * Each process listens on a socket and links it under the next number. Linking is atomic, so only one process gets a number. The socket
 * dies with its process and, unlike a process id, can't belong to another container. The last link stays, so that no number is reused:
 * another process may be about to take the next one.
 */
export async function acquireFolderLock(folder: string): Promise<() => void> {
  const socket = `lock-${randomUUID()}`
  const server = createServer((client) => client.end())
  inFolder(folder, () => server.listen(socket))
  await once(server, 'listening')
  server.unref()
  const release = () => inFolder(folder, () => server.close())
  try {
    await linkNext(folder, socket)
    return release
  } catch (error) {
    release()
    throw error
  }
}

async function linkNext(folder: string, socket: string): Promise<void> {
  for (;;) {
    const links = readdirSync(folder)
      .flatMap((file) => /^lock\.(\d+)$/.exec(file)?.[1] ?? [])
      .map(Number)
    const last = Math.max(0, ...links)
    if (last > 0 && (await isAlive(folder, `lock.${last}`))) {
      throw new Error(
        `The data folder ${folder} is in use by another process. Stop that one, set DATA_DIR to another folder, or set DATABASE_URL to share a PostgreSQL server.`,
      )
    }
    try {
      inFolder(folder, () => symlinkSync(socket, `lock.${last + 1}`))
      for (const link of links) rmSync(join(folder, `lock.${link}`), { force: true })
      return
    } catch (error) {
      // Another process took the number: read the links again.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}

async function isAlive(folder: string, link: string): Promise<boolean> {
  const client = inFolder(folder, () => connect(link))
  const isConnected = await once(client, 'connect').then(
    () => true,
    () => false,
  )
  client.destroy()
  return isConnected
}

/** Runs an action inside the folder: the path of a socket is limited to about 100 characters, but its bare name fits. */
function inFolder<Result>(folder: string, action: () => Result): Result {
  const before = process.cwd()
  process.chdir(folder)
  try {
    return action()
  } finally {
    process.chdir(before)
  }
}
