import { readEnv } from './env'
import { formatErrorChain } from './serialize-error'

/** Runs a command on the data folder of the settings and the file that the command line names. What fails is said in words. */
export async function runCommand(
  name: string,
  action: (folder: string, file: string) => Promise<void>,
  done: string,
): Promise<void> {
  process.umask(0o077)
  try {
    const file = process.argv[2]
    if (!file) throw new Error(`Which file? npm run ${name} -- file`)
    const { DATA_DIR, DATABASE_URL } = readEnv(process.env)
    if (DATABASE_URL) throw new Error('DATABASE_URL is set. PostgreSQL has its own commands: pg_dump and pg_restore.')
    await action(DATA_DIR, file)
    console.info(done)
  } catch (error) {
    console.error(formatErrorChain(error))
    process.exitCode = 1
  }
}
