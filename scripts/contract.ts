import { readFileSync, writeFileSync } from 'node:fs'
import { type Backend, reasonOf } from '../contract/checks/client'
import { checkHost } from '../contract/command/check-host'
import { recordTraffic } from '../contract/command/har'
import { toJunit } from '../contract/command/junit'
import { type HostOptions, parseCommand, usage } from '../contract/command/options'
import { countChecks, operationReport, summary } from '../contract/command/report'
import { compareContracts } from '../contract/compare/compare'
import { comparisonReport } from '../contract/compare/report'
import { contract, parseDocument } from '../contract/document'

const requestTimeoutMs = 15_000

const command = parseCommand(process.argv.slice(2))
if (command.kind === 'help') console.info(usage)
else if (command.kind === 'invalid') fail(`${command.message}\n\n${usage}`)
else {
  const run = command.kind === 'compare' ? () => compareWith(command.file) : () => check(command.options)
  await run().catch((error) => fail(reasonOf(error)))
}

/** The checks could not run. */
function fail(message: string): void {
  console.error(message)
  process.exitCode = 2
}

async function compareWith(file: string): Promise<void> {
  const comparison = compareContracts(parseDocument(readFileSync(file, 'utf8')), contract)
  console.info(comparisonReport(comparison))
  process.exitCode = comparison.isAccepted ? 0 : 1
}

async function check(options: HostOptions): Promise<void> {
  const { host, junit, har } = options
  const send: Backend = (path, init) => fetch(host + path, { ...init, signal: AbortSignal.timeout(requestTimeoutMs) })
  const unreachable = await send('/api/players/top').then(() => undefined, reasonOf)
  if (unreachable !== undefined) {
    return fail(`No response from ${host} (${unreachable}). Is the URL right, and the backend running?`)
  }

  console.info(`Checking ${host} against openapi.yaml\n`)
  const recorder = recordTraffic(host, send)
  const { operations, email } = await checkHost(har ? recorder.backend : send, options, (result) =>
    console.info(operationReport(result)),
  )
  if (junit) writeFileSync(junit, toJunit(operations))
  if (har) writeFileSync(har, recorder.toHar())
  const { failed, total } = countChecks(operations)
  if (!options.readOnly) {
    console.info(`\n${email ? `One throw-away account was signed up: ${email}` : 'No account could be signed up.'}`)
  }
  console.info(`\n${summary(failed, total)}`)
  process.exitCode = failed === 0 ? 0 : 1
}
