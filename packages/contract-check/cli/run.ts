import { readFileSync, writeFileSync } from 'node:fs'
import { compareContracts } from '../breaking-changes/compare'
import { formatComparison } from '../breaking-changes/report'
import { type Backend, describeError } from '../checks/client'
import { contract, parseDocument } from '../document'
import { checkHost } from './check-host'
import { recordTraffic } from './har'
import { toJunit } from './junit'
import { type Command, type HostOptions, parseCommand, usage } from './options'
import { countChecks, formatOperationResult, summary } from './report'

const requestTimeoutMs = 15_000

/** 0: accepted; 1: not accepted; 2: the checks couldn't run. */
type ExitStatus = 0 | 1 | 2

type Output = Pick<Console, 'info' | 'error'>

/** Runs `npm run contract -- …` and returns its exit status. */
export async function runCommand(args: string[], output: Output): Promise<ExitStatus> {
  let command: Command
  try {
    command = parseCommand(args)
  } catch (error) {
    output.error(`${describeError(error)}\n\n${usage}`)
    return 2
  }
  if (command.kind === 'help') {
    output.info(usage)
    return 0
  }
  try {
    return command.kind === 'compare' ? compareWith(command.file, output) : await check(command.options, output)
  } catch (error) {
    output.error(describeError(error))
    return 2
  }
}

function compareWith(file: string, output: Output): ExitStatus {
  const comparison = compareContracts(parseDocument(readFileSync(file, 'utf8')), contract)
  output.info(formatComparison(comparison))
  return comparison.isAccepted ? 0 : 1
}

async function check(options: HostOptions, output: Output): Promise<ExitStatus> {
  const { host, junit, har } = options
  const send: Backend = (path, init) => fetch(host + path, { ...init, signal: AbortSignal.timeout(requestTimeoutMs) })
  const unreachable = await send('/api/players/top').then(() => undefined, describeError)
  if (unreachable !== undefined) {
    output.error(`No response from ${host} (${unreachable}). Is the URL right, and the backend running?`)
    return 2
  }

  output.info(`Checking ${host} against openapi.yaml\n`)
  const recorder = recordTraffic(host, send)
  const { operations, email } = await checkHost(har ? recorder.backend : send, options, (result) =>
    output.info(formatOperationResult(result)),
  )
  if (junit) writeFileSync(junit, toJunit(operations))
  if (har) writeFileSync(har, recorder.toHar())
  const { failed, total } = countChecks(operations)
  if (!options.readOnly) {
    output.info(`\n${email ? `One throw-away account was signed up: ${email}` : 'No account could be signed up.'}`)
  }
  output.info(`\n${summary(failed, total)}`)
  return failed === 0 ? 0 : 1
}
