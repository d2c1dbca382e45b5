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

/** Opens PostgreSQL in this process, on a folder that only this user can read. Throws if it's in use, damaged or has other files. */
export async function openDataFolder(path: string) {
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

/** Creates the database of a folder from a dump by `dumpDataDir`, all or nothing. Throws if the folder has a database or is in use. */
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
    throw new Error(`The data folder ${folder} cannot be used: create it yourself, or set DATA_DIR to another one.`, {
      cause,
    })
  }
  if (!hasDatabase(folder)) refuseOtherFiles(folder)
  chmodSync(folder, 0o700)
  return { folder, unlock: await acquireFolderLock(folder) }
}

const database = 'postgres'
const unfinished = 'postgres.new'

/** Whether a folder has an embedded database. */
export const hasDatabase = (folder: string): boolean => existsSync(join(folder, database, 'PG_VERSION'))

/** Like `mkdirSync` with `recursive`, which never returns for a folder such as /proc that refuses with ENOENT. */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

const restoreAdvice =
  'Move the folder away and load the last backup into a new one: npm run restore -- file (made by npm run backup -- file).'

/** Throws if a folder without a database has any other files. */
function refuseOtherFiles(folder: string): void {
  if (readdirSync(folder).some((file) => !isLockFile(file) && file !== unfinished)) {
    throw new Error(
      `The data folder ${folder} is not empty and holds no database. Set DATA_DIR to an empty folder. If there was a database in it: ${restoreAdvice}`,
    )
  }
}

/** Creates a database under a temporary name and renames it at the end, so that an interruption never leaves half of one. */
async function createDatabase(folder: string, dump?: Blob): Promise<void> {
  const path = join(folder, unfinished)
  rmSync(path, { recursive: true, force: true })
  // It's faster without fsync. Everything is synced once at the end.
  await (await PGlite.create({ fs: syncedFileSystem(path), ...(dump && { loadDataDir: dump }) })).close()
  syncAll(path)
  renameSync(path, join(folder, database))
  sync(folder)
}

function openPglite(path: string): Promise<PGlite> {
  return PGlite.create({
    fs: syncedFileSystem(path),
    extensions: { btree_gin, pg_trgm },
    // `-F` turns fsync off. Of the methods to sync the WAL, only `fsync` reaches the file system.
    startParams: [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'],
  })
}

/**
 * PGlite's file system for Node, with two changes. It calls fsync: otherwise a power cut could undo what the database has confirmed.
 * And it respects the umask: PGlite makes every file readable and writable for all.
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
