import { writeBackup } from './db/backup'
import { runCommand } from './run-command'

await runCommand('backup', writeBackup, 'The backup is written.')
