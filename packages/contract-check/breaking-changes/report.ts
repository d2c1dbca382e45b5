import type { Comparison } from './compare'

/** Reports what changed, operation by operation, and whether that's allowed. */
export function formatComparison({ versions, operations, isBreaking, isAccepted }: Comparison): string {
  const lines = operations.flatMap(({ operation, changes }) => {
    const breaking = changes.some(({ breaks }) => breaks !== 'nobody')
    return [
      `${operation}: ${breaking ? 'breaking' : 'compatible'}`,
      ...changes.map(({ description, breaks }) =>
        breaks === 'nobody' ? `  + ${description}` : `  ✗ ${description} (breaks ${breaks})`,
      ),
    ]
  })
  const raised = `${versions[0]} → ${versions[1]}`
  const verdict = `the major version was ${isAccepted ? '' : 'not '}raised (${raised})`
  return [...lines, '', isBreaking ? `Breaking, and ${verdict}.` : `Compatible (${raised}).`].join('\n')
}
