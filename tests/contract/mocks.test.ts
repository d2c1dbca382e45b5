import { afterEach, describe, expect, test, vi } from 'vitest'
import type { RequestInput } from '../../contract/checks/client'
import { ContractViolation, createContractClient } from '../../contract/checks/client'
import { listPlayersResponsePlayersMax } from '../../contract/generated/schemas'
import type { OperationId } from '../../contract/openapi'
import { mocks } from './backends'

const caller = createContractClient(mocks)

/** The same word, where each call takes it. */
const places: [OperationId, (word: string) => RequestInput][] = [
  ['listPlayers', (word) => ({ query: { search: word } })],
  ['getPlayer', (word) => ({ id: word })],
  ['login', (word) => ({ body: { email: `${word}@example.com`, password: 'password', role: 'user' } })],
  ['signup', (word) => ({ body: { name: 'Zoya', email: `${word}@example.com`, password: 'password', role: 'user' } })],
]

describe.each(places)('what %s can be made to do', (operation, sent) => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each([
    ['error-400', 400],
    ['error-429', 429],
    ['error-503', 503],
  ])('%s: fail as the contract allows', async (word, status) => {
    await caller.expect([status], operation, sent(word))
  })

  test.each(['error-shape', 'error-html'])('%s: answer what the contract does not allow', async (word) => {
    await expect(caller.send(operation, sent(word))).rejects.toThrow(ContractViolation)
  })

  test('error-offline: not answer at all', async () => {
    const responses: string[] = []
    const listening = createContractClient(async (path, init) => {
      const response = await mocks(path, init)
      responses.push(response.type)
      return response
    })
    await expect(listening.send(operation, sent('error-offline'))).rejects.toThrow()
    expect(responses).toEqual(['error'])
  })

  test('error-slow: take five seconds', async () => {
    vi.useFakeTimers()
    let answered = false
    const answer = caller.send(operation, sent('error-slow')).then(() => {
      answered = true
    })
    await vi.advanceTimersByTimeAsync(4_900)
    expect(answered).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    await answer
  })
})

test('error-random: players as the contract allows them, other ones each time', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => caller.list({ search: 'error-random' })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(20)
  for (const { players } of answers) expect(players.length).toBeLessThanOrEqual(listPlayersResponsePlayersMax)
})

test('a word that names something of every object is only a word', async () => {
  for (const word of ['constructor', 'toString', '__proto__']) {
    expect(await caller.list({ search: word })).toEqual({ players: [], pages: 0 })
  }
})

test('accounts outlive a reload where the browser keeps a session', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const body = { name: 'Zoya', email: 'kept@example.com', password: 'password', role: 'user' }
  await caller.expect([201], 'signup', { body })
  vi.resetModules()
  const reloaded = createContractClient((await import('./backends')).mocks)
  await reloaded.expect([200], 'login', { body })
  kept.clear()
  await reloaded.expect([401], 'login', { body })
  vi.unstubAllGlobals()
})
