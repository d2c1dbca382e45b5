import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { acquireFolderLock, isLockFile } from './folder-lock'

interface EmbeddedDatabase {
  client: PGlite
  close: () => Promise<void>
}

/** PostgreSQL inside this process, on a folder that only this user can read. Throws when another process has the folder, or when it holds something else. */
export async function openDataFolder(path: string): Promise<EmbeddedDatabase> {
  const { folder, unlock } = await takeFolder(path)
  try {
    if (!hasDatabase(folder)) await createDatabase(folder)
    const client = await openPglite(join(folder, database)).catch((cause) => {
      throw new Error(`The database in ${folder} is damaged. ${restoreAdvice}`, { cause })
    })
    return {
      client,
      close: async () => {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Makes the database of a folder from what `dumpDataDir` gave, all or nothing. Throws when the folder has one, or when another process has it. */
export async function restoreDataFolder(path: string, dump: Blob): Promise<void> {
  const { folder, unlock } = await takeFolder(path)
  try {
    if (hasDatabase(folder)) {
      throw new Error(`The data folder ${folder} has a database. Move it away, or set DATA_DIR to an empty folder.`)
    }
    await createDatabase(folder, dump)
  } finally {
    unlock()
  }
}

async function takeFolder(path: string): Promise<{ folder: string; unlock: () => void }> {
  const folder = resolve(path)
  try {
    makeFolder(folder)
  } catch (cause) {
    throw new Error(`The data folder ${folder} cannot be made, or is not this user's. Set DATA_DIR to another one.`, {
      cause,
    })
  }
  if (!hasDatabase(folder)) refuseOtherFiles(folder)
  chmodSync(folder, 0o700)
  return { folder, unlock: await acquireFolderLock(folder) }
}

const database = 'postgres'
const unfinished = 'postgres.new'

const hasDatabase = (folder: string) => existsSync(join(folder, database, 'PG_VERSION'))

/** As `mkdirSync` with `recursive`, which never returns from a folder such as /proc that refuses with ENOENT. */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

const restoreAdvice =
  'Move the folder away and load the last backup into a new one: npm run restore -- file (made by npm run backup -- file).'

/** Throws when a folder without a database has files of something else. */
function refuseOtherFiles(folder: string): void {
  if (readdirSync(folder).some((file) => !isLockFile(file) && file !== unfinished)) {
    throw new Error(
      `The data folder ${folder} is not empty and holds no database. Set DATA_DIR to an empty folder. If there was a database in it: ${restoreAdvice}`,
    )
  }
}

/** Makes the files of a database aside, so that a folder without them is never one that was interrupted. */
async function createDatabase(folder: string, dump?: Blob): Promise<void> {
  const path = join(folder, unfinished)
  rmSync(path, { recursive: true, force: true })
  // Without fsync, which is quicker: all of it is synced once.
  await (await PGlite.create({ fs: syncedFileSystem(path), ...(dump && { loadDataDir: dump }) })).close()
  syncAll(path)
  renameSync(path, join(folder, database))
  sync(folder)
}

function openPglite(path: string): Promise<PGlite> {
  return PGlite.create({
    fs: syncedFileSystem(path),
    extensions: { btree_gin, pg_trgm },
    // `-F` turns fsync off, and of the ways to sync the log only `fsync` reaches the file system.
    startParams: [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'],
  })
}

/**
 * PGlite's file system for Node, with two changes. It calls fsync, without which a power cut could undo what the database has confirmed. And it
 * respects the umask, where PGlite makes every file readable and writable for all.
 */
function syncedFileSystem(path: string): NodeFS {
  const fileSystem = new NodeFS(path)
  const init = fileSystem.init.bind(fileSystem)
  fileSystem.init = (pg, options) =>
    init(pg, {
      ...options,
      preRun: [
        ...(options.preRun ?? []),
        ({ NODEFS }) => {
          NODEFS.stream_ops.fsync = ({ nfd }: { nfd: number }) => {
            fsyncSync(nfd)
            return 0
          }
          const { setattr } = NODEFS.node_ops
          NODEFS.node_ops.setattr = (node: unknown, { mode, ...rest }: { mode?: number }) =>
            setattr(node, mode === undefined ? rest : { ...rest, mode: mode & ~0o077 })
        },
      ],
    })
  return fileSystem
}

function syncAll(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) sync(join(folder, file))
  sync(folder)
}

function sync(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}
