import { readEnv } from './env'
import { exit, log, logError } from './log'
import { formatErrorChain } from './serialize-error'
import { startServer } from './start'

/** A repeated signal within this time, in ms, is the same one: npm forwards a Ctrl+C that the terminal has already sent here. */
const sameSignalMs = 200

/** Only this user can read the files of the database. */
process.umask(0o077)

// Node would print the error with all its fields, which may include the parameters of a query.
process.on('uncaughtException', (error) => {
  logError(error, 'The server is stopping after an unexpected error')
  exit(1)
})

try {
  const env = readEnv(process.env)
  log.level = env.LOG_LEVEL
  const { url, close } = await startServer(env)
  let stopping = 0
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) {
        if (performance.now() - stopping > sameSignalMs) exit(1)
        return
      }
      stopping = performance.now()
      log.info(`Stopping after ${signal}: finishing open requests. A second signal ends at once.`)
      close().then(
        () => exit(0),
        (error) => {
          logError(error, 'The server did not stop cleanly')
          exit(1)
        },
      )
    })
  }
  // Comes last: a process that reads this line may stop the server at once.
  log.info(`Listening at ${url}`)
} catch (error) {
  console.error(formatErrorChain(error))
  process.exit(1)
}
