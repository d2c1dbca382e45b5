import { openEmbedded, openPostgres } from './database'
import type { Database } from './database.types'
import { readEnv } from './env'
import { messagesOf } from './serialize-error'

/**
 * Runs a command with the file that the command line names, and then, unless that throws, on the database of the settings. It prints what the
 * command returns; what fails is said in words.
 */
export async function runCommand(
  name: string,
  action: (file: string) => (db: Database) => Promise<string>,
): Promise<void> {
  process.umask(0o077)
  try {
    const file = process.argv[2]
    if (!file) throw new Error(`Which file? npm run ${name} -- file`)
    const run = action(file)
    const env = readEnv(process.env)
    const database = env.DATABASE_URL ? await openPostgres(env.DATABASE_URL) : await openEmbedded(env.DATA_DIR)
    try {
      console.info(await run(database.db))
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(messagesOf(error))
    process.exitCode = 1
  }
}
