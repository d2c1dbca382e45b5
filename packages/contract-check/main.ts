import { runCommand } from './cli/run'

process.exitCode = await runCommand(process.argv.slice(2), console)
