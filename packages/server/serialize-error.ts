import { DrizzleQueryError } from 'drizzle-orm'

export interface SerializedError {
  type: string
  message: string
  code?: string
  /** SQL with placeholders, never with values. */
  query?: string
  stack?: string[]
  cause?: SerializedError
}

/** An error for the log: what failed and where, but never the parameters of a query, which are names, emails and hashes. */
export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    type: error.name,
    message: formatMessage(error, code),
    ...(code && { code }),
    ...(error instanceof DrizzleQueryError && { query: error.query }),
    // The first lines of a stack repeat the message.
    stack: error.stack?.split('\n').flatMap((line) => (/^ {4}at /.test(line) ? line.trim() : [])) ?? [],
    ...(error.cause !== undefined && { cause: serializeError(error.cause) }),
  }
}

/** The messages of an error and its causes, one per line, for the output of a command. */
export function formatErrorChain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, code } = serializeError(error)
  return [message || code, ...listCauses(error).map(formatErrorChain)].filter(Boolean).join('\n')
}

function listCauses(error: Error): unknown[] {
  // If all addresses of a host refuse, Node's error has no message of its own.
  if (error instanceof AggregateError) return error.errors
  return error.cause ? [error.cause] : []
}

function formatMessage(error: Error, code = ''): string {
  // The query builder appends the parameters to its message.
  if (error instanceof DrizzleQueryError) return 'Failed query'
  // PostgreSQL quotes a value of the wrong type (class 22, data exception).
  return code.startsWith('22') ? error.message.replace(/".*"/s, '"…"') : error.message
}
