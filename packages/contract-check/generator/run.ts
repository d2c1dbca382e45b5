import { isDeepStrictEqual } from 'node:util'
import type { OperationName } from '@akhada/contract/operations'
import { sum } from '@akhada/contract/sum'
import fc from 'fast-check'
import { type ContractClient, describeError, describeRequest } from '../checks/client'
import { withoutVolatileFields } from '../checks/without-volatile-fields'
import type { ApiResponse } from '../openapi'
import { type GeneratedRequest, generateRequests, type KnownValues } from './request'

export interface GeneratedRunOptions {
  operation: OperationName
  /** Backends by name; if there are several, their responses must be the same. */
  clients: ReadonlyMap<string, ContractClient>
  requests: number
  seed: number
  known?: KnownValues
}

export interface GeneratedRun {
  /** How many responses had each status, by backend. */
  statuses: ReadonlyMap<string, ReadonlyMap<number, number>>
  /** What is wrong, with the smallest request that shows it and how to send it again; undefined when nothing is. */
  failure: string | undefined
}

/** Sends generated requests of an operation to each backend, until one shows a violation. */
export async function runGenerated({
  operation,
  clients,
  requests,
  seed,
  known,
}: GeneratedRunOptions): Promise<GeneratedRun> {
  const statuses = new Map([...clients.keys()].map((name): [string, Map<number, number>] => [name, new Map()]))
  const property = fc.asyncProperty(generateRequests(operation, known), async (request) => {
    const responses = await Promise.all(
      [...clients].map(async ([name, client]): Promise<[string, ApiResponse]> => {
        const response = await send(client, operation, request)
        const counts = statuses.get(name)
        counts?.set(response.status, (counts.get(response.status) ?? 0) + 1)
        return [name, response]
      }),
    )
    expectSameResponse(responses)
  })
  const result = await fc.check(property, { numRuns: requests, seed })
  if (!result.failed) return { statuses, failure: undefined }
  const [smallest] = result.counterexample ?? []
  const request = smallest && `${smallest.title}\n  ${describeRequest(operation, smallest.input)}`
  const failure = [
    `${operation}, generated request ${result.numRuns} of ${requests} (seed ${seed}): ${describeError(result.errorInstance)}`,
    `smallest request: ${request}`,
  ].join('\n')
  return { statuses, failure }
}

async function send(
  client: ContractClient,
  operation: OperationName,
  { input, isInvalid }: GeneratedRequest,
): Promise<ApiResponse> {
  const response = await client.send(operation, input)
  if (response.status >= 500) throw new Error(`the backend failed with ${response.status}`)
  if (isInvalid && response.status < 400) throw new Error(`accepted with ${response.status}, though it is not valid`)
  return response
}

/** "1000 requests (200 × 320, 400 × 680)" */
export function describeStatuses(statuses: ReadonlyMap<number, number>): string {
  const total = sum([...statuses.values()])
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status} × ${count}`)
  return `${total} requests (${counts.join(', ')})`
}

/** Throws if responses differ. Ignores a 429: only some backends limit attempts. */
function expectSameResponse(responses: readonly [name: string, response: ApiResponse][]): void {
  if (responses.some(([, { status }]) => status === 429)) return
  const bodies = responses.map(([name, response]) => ({ name, response: withoutVolatileFields(response) }))
  if (bodies.every(({ response }) => isDeepStrictEqual(response, bodies[0]?.response))) return
  const lines = bodies.map(({ name, response }) => `  ${name}: ${JSON.stringify(response).slice(0, 300)}`)
  throw new Error(['the backends respond differently:', ...lines].join('\n'))
}
