import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Takes a data folder for this process; gives how to let it go. Throws when a living process has it: the database is for one. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'process-id')
  const owner = readOwner(file)
  if (owner !== null && owner !== process.pid && isAlive(owner)) {
    throw new Error(
      `The data folder ${folder} is in use by process ${owner}. Stop that one, set DATA_DIR to another folder, or set DATABASE_URL to share a PostgreSQL server.`,
    )
  }
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}

function readOwner(file: string): number | null {
  try {
    const owner = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(owner) && owner > 0 ? owner : null
  } catch {
    return null
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
