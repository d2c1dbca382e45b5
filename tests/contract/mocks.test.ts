import { listPlayersResponsePlayersMax } from '@akhada/contract/generated/schemas'
import { type OperationName, operationNames } from '@akhada/contract/operations'
import type { RequestInput } from '@akhada/contract-check/checks/client'
import { ContractViolation, createContractClient } from '@akhada/contract-check/checks/client'
import { samplePlayers } from '@akhada/sample-world/players/players'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { mocks } from './backends'

const client = createContractClient(mocks)

const body = { name: 'Zoya', email: 'chosen@example.com', password: 'password', role: 'user' }
const validInputs: Partial<Record<OperationName, RequestInput>> = {
  getPlayer: { id: samplePlayers[0]?._id ?? '' },
  login: { body },
  signup: { body },
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe.each(operationNames)('the URL makes %s', (operation) => {
  test.each([
    ['400', { status: 400 }],
    ['401', { status: 401 }],
    ['404', { status: 404 }],
    ['429', { status: 429 }],
    ['500', { status: 500 }],
    ['503', { status: 503 }],
    ['html', { status: 502 }],
    ['shape', { text: '{"players":"none"}' }],
    ['cut-off', { text: expect.not.stringMatching(/\}$/) }],
    ['offline', { type: 'error' }],
  ])('%s', async (name, expected) => {
    openAt(`?game=BGMI&mock.${operation}=${name}`)
    expect(await callMocks(operation)).toMatchObject(expected)
    for (const other of operationNames.filter((each) => each !== operation && each !== 'login')) {
      // After the first sign-up the account exists.
      expect([200, 201, 409]).toContain((await callMocks(other)).status)
    }
  })

  test.each(['429', '503'])('%s: fail as documented in the contract', async (name) => {
    openAt(`?mock.${operation}=${name}`)
    await client.expect([Number(name)], operation, validInputs[operation])
  })

  test.each(['shape', 'html'])('%s: violate the contract', async (name) => {
    openAt(`?mock.${operation}=${name}`)
    await expect(client.send(operation, validInputs[operation])).rejects.toThrow(ContractViolation)
  })

  test('slow: respond after five seconds', async () => {
    openAt(`?mock.${operation}=slow`)
    vi.useFakeTimers()
    const response = callMocks(operation)
    await vi.advanceTimersByTimeAsync(4_900)
    expect(await Promise.race([response, 'no response yet'])).toBe('no response yet')
    await vi.advanceTimersByTimeAsync(200)
    expect((await response).status).toBeGreaterThan(0)
  })
})

test('an unknown scenario in the URL does nothing', async () => {
  openAt('?mock.listPlayers=toString&mock.getPlayer')
  expect((await callMocks('listPlayers')).status).toBe(200)
  expect((await callMocks('getPlayer')).status).toBe(200)
})

function openAt(search: string): void {
  vi.stubGlobal('location', new URL(`http://mocks.example/players${search}`))
}

/** Sends a valid request. The response of the mocks may violate the contract. */
async function callMocks(operation: OperationName): Promise<{ status: number; type: string; text: string }> {
  const responses: { status: number; type: string; text: string }[] = []
  const recording = createContractClient(async (path, init) => {
    const response = await mocks(path, init)
    responses.push({ status: response.status, type: response.type, text: await response.clone().text() })
    return response
  })
  await recording.send(operation, validInputs[operation]).catch(() => {})
  return responses[0] ?? { status: 0, type: 'none', text: '' }
}

test('random: valid, different each time', async () => {
  const players: string[] = []
  for (const operation of operationNames) {
    openAt(`?mock.${operation}=random`)
    for (let time = 0; time < 10; time += 1) await client.expect([200, 201], operation, validInputs[operation])
  }
  for (let time = 0; time < 20; time += 1) {
    openAt('?mock.listPlayers=random')
    const list = await client.list()
    expect(list.players.length).toBeLessThanOrEqual(listPlayersResponsePlayersMax)
    players.push(JSON.stringify(list))
  }
  expect(new Set(players).size).toBe(20)
})

test('a search for the name of an object property is an ordinary search', async () => {
  for (const word of ['constructor', 'toString', '__proto__']) {
    expect(await client.list({ search: word })).toEqual({ players: [], pages: 0 })
  }
})

test('accounts survive a reload as long as the browser has session storage', async () => {
  const saved = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => saved.set(key, value),
  })
  const reload = async () => {
    vi.resetModules()
    return createContractClient((await import('./backends')).mocks)
  }
  const body = { name: 'Zoya', email: 'saved@example.com', password: 'password', role: 'user' }
  await (await reload()).expect([201], 'signup', { body })
  await (await reload()).expect([200], 'login', { body })
  saved.clear()
  await (await reload()).expect([401], 'login', { body })
})
