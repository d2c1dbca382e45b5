import { isDeepStrictEqual } from 'node:util'
import { checks } from '@akhada/contract-check/checks/all-checks'
import { limitCheck } from '@akhada/contract-check/checks/auth-checks'
import { type ContractClient, createContractClient } from '@akhada/contract-check/checks/client'
import { parityRequests } from '@akhada/contract-check/checks/parity-requests'
import { withoutVolatileFields } from '@akhada/contract-check/checks/without-volatile-fields'
import { beforeAll, describe, expect, test } from 'vitest'
import { mocks, startOnFolder, startOnPostgres } from './backends'

const names = ['the mocks', 'the server on PGlite', 'the server on PostgreSQL'] as const
const readableError = { status: 'error', message: expect.stringMatching(/\w+ \w+/) }
const clients = new Map<string, ContractClient>()

beforeAll(async () => {
  const servers = await Promise.all([startOnFolder(), startOnPostgres()])
  for (const [index, backend] of [mocks, ...servers.map((server) => server.backend)].entries()) {
    clients.set(names[index] ?? '', createContractClient(backend))
  }
})

describe.each(names)('%s', (name) => {
  test.each(checks)('$operation $title', ({ run }) => run(findClient(name)))
})

describe.each(names.slice(1))('%s', (name) => {
  test(`login ${limitCheck.title}`, () => limitCheck.run(findClient(name)))
})

test('all three respond alike: status, message, order and every field', async () => {
  const differences: string[] = []
  for (const [operation, input] of parityRequests) {
    const responses = await Promise.all(
      names.map((name) => findClient(name).send(operation, input).then(withoutVolatileFields)),
    )
    const [mocked] = responses
    if (mocked && mocked.status >= 400) expect(mocked.body, operation).toMatchObject(readableError)
    if (responses.some((response) => !isDeepStrictEqual(response, mocked))) {
      const all = responses.map((response, index) => `  ${names[index]}: ${JSON.stringify(response).slice(0, 200)}`)
      differences.push([`${operation} ${JSON.stringify(input).slice(0, 200)}`, ...all].join('\n'))
    }
  }
  expect(differences.join('\n')).toBe('')
})

function findClient(name: string): ContractClient {
  const client = clients.get(name)
  if (!client) throw new Error(`${name} did not start.`)
  return client
}
