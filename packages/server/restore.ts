import { restoreBackup } from './db/backup'
import { runCommand } from './run-command'

await runCommand('restore', restoreBackup, 'The backup is restored. Start the server.')
