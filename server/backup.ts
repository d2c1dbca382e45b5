import { writeBackup } from './backup-file'
import { runCommand } from './run-command'

await runCommand('backup', async (db, file) => `${await writeBackup(db, file)} rows are in ${file}.`)
