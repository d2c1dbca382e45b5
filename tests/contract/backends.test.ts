import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limitCheck } from '../../contract/checks/auth-checks'
import { type ContractClient, createContractClient } from '../../contract/checks/client'
import { comparable } from '../../contract/checks/comparable'
import { parityRequests } from '../../contract/checks/parity-requests'
import { checks } from '../../contract/checks/suite'
import { type Cleanups, mocks, runCleanups, startOnFolder, startOnPostgres } from './backends'

const names = ['the mocks', 'the server on PGlite', 'the server on PostgreSQL'] as const
const cleanups: Cleanups = []
const clients = new Map<string, ContractClient>()

beforeAll(async () => {
  const servers = await Promise.all([startOnFolder(cleanups), startOnPostgres(cleanups)])
  for (const [index, backend] of [mocks, ...servers.map((server) => server.backend)].entries()) {
    clients.set(names[index] ?? '', createContractClient(backend))
  }
})

afterAll(() => runCleanups(cleanups))

describe.each(names)('%s', (name) => {
  test.each(checks)('$operation $title', ({ run }) => run(clientOf(name)))
})

describe.each(names.slice(1))('%s', (name) => {
  test(`login ${limitCheck.title}`, () => limitCheck.run(clientOf(name)))
})

test('all three respond alike: status, message, order and every field', async () => {
  const differences: string[] = []
  for (const [operation, input] of parityRequests) {
    const responses = await Promise.all(names.map((name) => clientOf(name).send(operation, input).then(comparable)))
    if (responses.some((response) => !isDeepStrictEqual(response, responses[0]))) {
      const all = responses.map((response, index) => `  ${names[index]}: ${JSON.stringify(response).slice(0, 200)}`)
      differences.push([`${operation} ${JSON.stringify(input).slice(0, 200)}`, ...all].join('\n'))
    }
  }
  expect(differences.join('\n')).toBe('')
})

function clientOf(name: string): ContractClient {
  const client = clients.get(name)
  if (!client) throw new Error(`${name} did not start.`)
  return client
}
