import { getFilterValue, mapFilters } from '@akhada/contract/filters'
import { checks } from '../checks/all-checks'
import type { Check } from '../checks/check'
import { type Backend, type ContractClient, createContractClient, describeError } from '../checks/client'
import type { KnownValues } from '../generator/request'
import { describeStatuses, runGenerated } from '../generator/run'
import { type Operation, operations } from '../openapi'
import type { HostOptions } from './options'

interface CheckResult {
  title: string
  /** Why it failed; undefined when it passed. */
  failure: string | undefined
  seconds: number
}

export interface OperationResult {
  operation: Operation
  checks: CheckResult[]
  /** How many generated requests were sent, and the statuses of the responses. */
  generated: string | undefined
}

/** Runs all checks against a backend, and reports each operation when it is done. Returns the email of the account it signed up, too. */
export async function checkHost(
  backend: Backend,
  { readOnly, requests, seed }: Pick<HostOptions, 'readOnly' | 'requests' | 'seed'>,
  onResult: (result: OperationResult) => void,
) {
  const client = createContractClient(backend)
  const known = requests > 0 ? await readKnownValues(client, readOnly) : {}
  const operationResults: OperationResult[] = []
  for (const operation of operations) {
    if (readOnly && operation.method !== 'GET') continue
    const result: OperationResult = { operation, checks: [], generated: undefined }
    for (const check of checks.filter((each) => each.operation === operation.id))
      result.checks.push(await runCheck(client, check))
    if (requests > 0) {
      const title = `responds as documented to ${requests} generated requests (--seed ${seed})`
      const run = async () => {
        const options = { operation: operation.id, clients: new Map([['backend', client]]), requests, seed }
        const { failure, statuses } = await runGenerated({ ...options, known: known[operation.id] ?? {} })
        result.generated = describeStatuses(statuses.get('backend') ?? new Map())
        if (failure) throw new Error(failure)
      }
      result.checks.push(await runCheck(client, { title, run }))
    }
    operationResults.push(result)
    onResult(result)
  }
  const signedUp = readOnly ? undefined : await client.signUpOnce().catch(() => undefined)
  return { operations: operationResults, email: signedUp?.account.email }
}

async function runCheck(client: ContractClient, { title, run }: Pick<Check, 'title' | 'run'>): Promise<CheckResult> {
  const start = performance.now()
  const failure = await run(client).then(() => undefined, describeError)
  return { title, failure, seconds: (performance.now() - start) / 1000 }
}

/** Values that the backend has. Sign-ups use the email of an existing account, so that they create none. */
async function readKnownValues(client: ContractClient, readOnly: boolean): Promise<Record<string, KnownValues>> {
  const { players } = await client.list({ limit: '100' }).catch(() => ({ players: [] }))
  const signedUp = readOnly ? undefined : await client.signUpOnce().catch(() => undefined)
  const account = signedUp?.account
  return {
    signup: { always: { email: account?.email ?? 'contract@example.com' } },
    login: { sometimes: account ? { email: [account.email], password: [account.password] } : {} },
    getPlayer: { sometimes: { id: players.map(({ _id }) => _id) } },
    listPlayers: {
      sometimes: {
        search: players.map(({ playerName }) => playerName),
        ...mapFilters((name) => players.map((player) => getFilterValue(player, name))),
      },
    },
  }
}
