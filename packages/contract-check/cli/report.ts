import type { OperationResult } from './check-host'

/** How many lines of a failure are printed. */
const maxLines = 12

/** An operation with its result, and the reason for each failed check. */
export function formatOperationResult({ operation, checks, generated }: OperationResult): string {
  const failures = checks.flatMap(({ title, failure }) =>
    failure === undefined ? [] : [`  ✗ ${title}\n    ${failure.split('\n').slice(0, maxLines).join('\n    ')}`],
  )
  const { id, method, path } = operation
  const result = `${id}, ${method} ${path}: ${summary(failures.length, checks.length)}`
  return [result, ...(generated ? [`  generated: ${generated}`] : []), ...failures].join('\n')
}

/** "OK (6 checks)" or "2 of 6 checks failed". */
export const summary = (failed: number, total: number): string =>
  failed === 0 ? `OK (${total} checks)` : `${failed} of ${total} checks failed`

/** How many checks there were, and how many of them failed. */
export function countChecks(results: readonly OperationResult[]): { failed: number; total: number } {
  const all = results.flatMap(({ checks }) => checks)
  return { failed: all.filter(({ failure }) => failure !== undefined).length, total: all.length }
}
