import { runCommand } from '../contract/command/run'

process.exitCode = await runCommand(process.argv.slice(2), console)
