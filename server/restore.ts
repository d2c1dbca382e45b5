import { readBackup } from './backup-file'
import { runCommand } from './run-command'

await runCommand('restore', async (db, file) => `${await readBackup(db, file)} rows are restored from ${file}.`)
