import { readBackup, restoreBackup } from './backup-file'
import { runCommand } from './run-command'

await runCommand('restore', (file) => {
  const backup = readBackup(file)
  return async (db) =>
    `${await restoreBackup(db, backup)} rows are restored from ${file}. Restart the servers that use this database: they sign tokens with its former key.`
})
