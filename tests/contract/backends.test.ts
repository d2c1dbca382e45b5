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
const callers = new Map<string, ContractClient>()

beforeAll(async () => {
  const servers = await Promise.all([startOnFolder(cleanups), startOnPostgres(cleanups)])
  for (const [index, backend] of [mocks, ...servers.map((server) => server.backend)].entries()) {
    callers.set(names[index] ?? '', createContractClient(backend))
  }
})

afterAll(() => runCleanups(cleanups))

describe.each(names)('%s', (name) => {
  test.each(checks)('$operation $title', ({ run }) => run(callerOf(name)))
})

describe.each(names.slice(1))('%s', (name) => {
  test(`login ${limitCheck.title}`, () => limitCheck.run(callerOf(name)))
})

test('all three answer alike: status, words, order and every field', async () => {
  const differences: string[] = []
  for (const [operation, sent] of parityRequests) {
    const answers = await Promise.all(names.map((name) => callerOf(name).send(operation, sent).then(comparable)))
    if (answers.some((answer) => !isDeepStrictEqual(answer, answers[0]))) {
      const all = answers.map((answer, index) => `  ${names[index]}: ${JSON.stringify(answer).slice(0, 200)}`)
      differences.push([`${operation} ${JSON.stringify(sent).slice(0, 200)}`, ...all].join('\n'))
    }
  }
  expect(differences.join('\n')).toBe('')
})

function callerOf(name: string): ContractClient {
  const caller = callers.get(name)
  if (!caller) throw new Error(`${name} did not start.`)
  return caller
}
