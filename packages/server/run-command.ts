import { readEnv } from './env'
import { formatErrorChain } from './serialize-error'

/** Runs a command with the configured data folder and the file named on the command line. Prints errors without a stack trace. */
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
