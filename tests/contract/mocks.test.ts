import { afterEach, describe, expect, test, vi } from 'vitest'
import type { RequestInput } from '../../contract/checks/client'
import { ContractViolation, createContractClient } from '../../contract/checks/client'
import { listPlayersResponsePlayersMax } from '../../contract/generated/schemas'
import type { OperationId } from '../../contract/openapi'
import { mocks } from './backends'

const client = createContractClient(mocks)

/** The same word, where each call takes it. */
const places: [OperationId, (word: string) => RequestInput][] = [
  ['listPlayers', (word) => ({ query: { search: word } })],
  ['getPlayer', (word) => ({ id: word })],
  ['login', (word) => ({ body: { email: `${word}@example.com`, password: 'password', role: 'user' } })],
  ['signup', (word) => ({ body: { name: 'Zoya', email: `${word}@example.com`, password: 'password', role: 'user' } })],
]

describe.each(places)('what %s can be made to do', (operation, input) => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each([
    ['error-400', 400],
    ['error-429', 429],
    ['error-503', 503],
  ])('%s: fail as the contract allows', async (word, status) => {
    await client.expect([status], operation, input(word))
  })

  test.each(['error-shape', 'error-html'])('%s: respond as the contract does not allow', async (word) => {
    await expect(client.send(operation, input(word))).rejects.toThrow(ContractViolation)
  })

  test('error-offline: no response at all', async () => {
    const responses: string[] = []
    const listening = createContractClient(async (path, init) => {
      const response = await mocks(path, init)
      responses.push(response.type)
      return response
    })
    await expect(listening.send(operation, input('error-offline'))).rejects.toThrow()
    expect(responses).toEqual(['error'])
  })

  test('error-slow: take five seconds', async () => {
    vi.useFakeTimers()
    let responded = false
    const response = client.send(operation, input('error-slow')).then(() => {
      responded = true
    })
    await vi.advanceTimersByTimeAsync(4_900)
    expect(responded).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    await response
  })
})

test('error-random: players as the contract allows them, other ones each time', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => client.list({ search: 'error-random' })))
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(20)
  for (const { players } of responses) expect(players.length).toBeLessThanOrEqual(listPlayersResponsePlayersMax)
})

test('a word that names something of every object is only a word', async () => {
  for (const word of ['constructor', 'toString', '__proto__']) {
    expect(await client.list({ search: word })).toEqual({ players: [], pages: 0 })
  }
})

test('accounts outlive a reload where the browser has a session', async () => {
  const saved = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => saved.set(key, value),
  })
  const body = { name: 'Zoya', email: 'saved@example.com', password: 'password', role: 'user' }
  await client.expect([201], 'signup', { body })
  vi.resetModules()
  const reloaded = createContractClient((await import('./backends')).mocks)
  await reloaded.expect([200], 'login', { body })
  saved.clear()
  await reloaded.expect([401], 'login', { body })
  vi.unstubAllGlobals()
})
