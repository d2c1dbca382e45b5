import { destination, pino, stdTimeFunctions } from 'pino'
import { type SerializedError, serializeError } from './serialize-error'

// A slow reader must not stop the server: lines wait in memory, and beyond this they are dropped. What waits is written at exit.
const output = destination({ sync: false, maxLength: 16 * 1024 * 1024 })

/** Structured log: a JSON object per line, so that nothing a visitor sends can forge a line. `main.ts` sets the level of the process. */
export const log = pino(
  {
    level: 'warn',
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: serializeError },
  },
  output,
)

/** Milliseconds that the reader of the log has to take the last lines. */
const lastLinesMs = 2_000

/** Ends the process when its log is written, or after a while when nothing reads it: pino would wait for ever. */
export function exit(code: number): void {
  const end = () => {
    output.destroy()
    process.exit(code)
  }
  setTimeout(end, lastLinesMs)
  output.once('close', end)
  output.end()
}

/** Milliseconds in which an error that happens again is counted instead of logged. */
const repeatWindowMs = 60_000

/** How often an error has happened again since it was logged. */
const repeats = new Map<string, number>()

/** Logs an error with its causes; of those from the same place within a minute only the count, when the minute is over. */
export function logError(err: unknown, message: string, fields: Record<string, unknown> = {}): void {
  const place = JSON.stringify([message, errorFingerprint(serializeError(err))])
  const count = repeats.get(place)
  if (count !== undefined) {
    repeats.set(place, count + 1)
    return
  }
  log.error({ ...fields, err }, message)
  repeats.set(place, 0)
  setTimeout(() => {
    const repeated = repeats.get(place)
    repeats.delete(place)
    if (repeated) log.error({ err, repeated }, message)
  }, repeatWindowMs).unref()
}

/** Where an error and its causes come from; their messages may differ without end. */
const errorFingerprint = ({ type, code, query, stack, cause }: SerializedError): unknown[] => [
  type,
  code,
  query,
  stack?.[0],
  ...(cause ? errorFingerprint(cause) : []),
]
