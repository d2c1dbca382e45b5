import { writeBackup } from './backup-file'
import { runCommand } from './run-command'

await runCommand('backup', (file) => async (db) => `${await writeBackup(db, file)} rows are in ${file}.`)
