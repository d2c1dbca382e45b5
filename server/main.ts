import { readEnv } from './env'
import { startServer } from './start'

try {
  const { url, close } = await startServer(readEnv(process.env))
  console.info(`Listening at ${url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => close().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
