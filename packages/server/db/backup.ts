import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { formatErrorChain } from '../serialize-error'
import { hasDatabase, openDataFolder, restoreDataFolder } from './embedded-database'

/** Writes the embedded database of a folder into a file that only this user can read. Throws if there is none. */
export async function writeBackup(folder: string, file: string): Promise<void> {
  if (!hasDatabase(folder))
    throw new Error(`The data folder ${resolve(folder)} has no database that this user can read.`)
  const { client, close } = await openDataFolder(folder)
  try {
    const dump = await client.dumpDataDir('gzip')
    const unfinished = `${file}.new`
    writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()), { mode: 0o600, flush: true })
    renameSync(unfinished, file)
  } finally {
    await close()
  }
}

/** Restores a backup into a folder without a database. The next start migrates an older one. */
export async function restoreBackup(folder: string, file: string): Promise<void> {
  await restoreDataFolder(folder, readArchive(file))
}

/** Throws if the file can't be read, is truncated or isn't a backup. */
function readArchive(file: string): Blob {
  let archive: Buffer<ArrayBuffer>
  try {
    archive = gunzipSync(readFileSync(file))
  } catch (error) {
    throw new Error(`The backup ${file} cannot be read: ${formatErrorChain(error)}.`)
  }
  if (!archive.includes('/PG_VERSION\0')) throw new Error(`The file ${file} is not a backup of this product.`)
  return new Blob([archive], { type: 'application/x-tar' })
}
