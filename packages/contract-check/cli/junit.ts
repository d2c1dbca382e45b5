import { escapeXml } from '@akhada/contract/escape-xml'
import { sum } from '@akhada/contract/sum'
import type { OperationResult } from './check-host'
import { countChecks } from './report'

/** The results as JUnit XML: an operation is a suite, a check is a case. */
export function toJunit(results: readonly OperationResult[]): string {
  const suites = results.map((result) => {
    const { id, method, path } = result.operation
    const cases = result.checks.map(({ title, failure, seconds }) => {
      const open = `    <testcase classname="${escapeXml(id)}" name="${escapeXml(title)}" time="${seconds.toFixed(3)}"`
      if (failure === undefined) return `${open}/>`
      const [message = ''] = failure.split('\n')
      return `${open}>\n      <failure message="${escapeXml(message)}">${escapeXml(failure)}</failure>\n    </testcase>`
    })
    return [
      `  <testsuite name="${escapeXml(`${id}, ${method} ${path}`)}" ${counts([result])}>`,
      ...cases,
      '  </testsuite>',
    ]
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract" ${counts(results)}>`,
    ...suites.flat(),
    '</testsuites>',
    '',
  ].join('\n')
}

function counts(results: readonly OperationResult[]): string {
  const { failed, total } = countChecks(results)
  const seconds = sum(results.flatMap(({ checks }) => checks.map(({ seconds }) => seconds)))
  return `tests="${total}" failures="${failed}" time="${seconds.toFixed(3)}"`
}
