import { destination, pino, stdTimeFunctions } from 'pino'
import { type SerializedError, serializeError } from './serialize-error'

// A slow reader must not block the server: lines are buffered, and dropped beyond this length. The buffer is written at exit.
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

/** How long the reader of the log may take for the last lines, in ms. */
const lastLinesMs = 2_000

/** Ends the process once its log is written, or after two seconds if nothing reads it: pino would wait forever. */
export function exit(code: number): void {
  const end = () => {
    output.destroy()
    process.exit(code)
  }
  setTimeout(end, lastLinesMs)
  output.once('close', end)
  output.end()
}

/** How long an error that happens again is counted instead of logged, in ms. */
const repeatWindowMs = 60_000

/** How often an error has happened again since it was logged. */
const repeats = new Map<string, number>()

/** Logs an error with its causes. Further errors from the same place within a minute are only counted, and the count is logged after it. */
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

/** Identifies where an error and its causes come from, without their messages, which may all differ. */
const errorFingerprint = ({ type, code, query, stack, cause }: SerializedError): unknown[] => [
  type,
  code,
  query,
  stack?.[0],
  ...(cause ? errorFingerprint(cause) : []),
]
