import { getFilterValue, mapFilters } from '@akhada/contract/filters'
import { checks } from '../checks/all-checks'
import type { Check } from '../checks/check'
import { type Backend, type ContractClient, createContractClient, describeError } from '../checks/client'
import type { KnownValues } from '../generator/request'
import { describeStatuses, runGenerated } from '../generator/run'
import { type Operation, operations } from '../openapi'
import type { HostOptions } from './options'

export interface CheckResult {
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

export interface HostResult {
  operations: OperationResult[]
  /** The e-mail of the account that was signed up. */
  email: string | undefined
}

/** Runs all checks against a backend, and reports each operation when it is done. */
export async function checkHost(
  backend: Backend,
  { readOnly, requests, seed }: Pick<HostOptions, 'readOnly' | 'requests' | 'seed'>,
  onResult: (result: OperationResult) => void,
): Promise<HostResult> {
  const client = createContractClient(backend)
  const sent = new Map<string, string>()
  const generated = requests > 0 ? [await generatedCheck(client, { readOnly, requests, seed }, sent)] : []
  const operationResults: OperationResult[] = []
  for (const operation of operations) {
    if (readOnly && operation.method !== 'GET') continue
    const own = [
      ...checks.filter((check) => check.operation === operation.id),
      ...generated.map((check) => check(operation)),
    ]
    const results: CheckResult[] = []
    for (const check of own) results.push(await runCheck(client, check))
    const result = { operation, checks: results, generated: sent.get(operation.id) }
    operationResults.push(result)
    onResult(result)
  }
  const account = readOnly ? undefined : await client.account().catch(() => undefined)
  return { operations: operationResults, email: account?.email }
}

async function runCheck(client: ContractClient, { title, run }: Check): Promise<CheckResult> {
  const start = performance.now()
  const failure = await run(client).then(() => undefined, describeError)
  return { title, failure, seconds: (performance.now() - start) / 1000 }
}

/** Makes one more check of each operation, which sends generated requests and describes them in `sent`. */
async function generatedCheck(
  client: ContractClient,
  { readOnly, requests, seed }: Pick<HostOptions, 'readOnly' | 'requests' | 'seed'>,
  sent: Map<string, string>,
): Promise<(operation: Operation) => Check> {
  const known = await knownValues(client, readOnly)
  return ({ id }) => ({
    operation: id,
    title: `responds as documented to ${requests} generated requests (--seed ${seed})`,
    run: async () => {
      const clients = new Map([['backend', client]])
      const options = { operation: id, clients, requests, seed, known: known[id] ?? {} }
      const { failure, statuses } = await runGenerated(options)
      sent.set(id, describeStatuses(statuses.get('backend') ?? new Map()))
      if (failure) throw new Error(failure)
    },
  })
}

/** Values that the backend has. Sign-ups use the e-mail of an existing account, so that they create none. */
async function knownValues(client: ContractClient, readOnly: boolean): Promise<Record<string, KnownValues>> {
  const { players } = await client.list({ limit: '100' }).catch(() => ({ players: [] }))
  const account = readOnly ? undefined : await client.account().catch(() => undefined)
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
