import { contractText } from '@akhada/contract-check/document'
import { operations } from '@akhada/contract-check/openapi'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { ApiError } from '~/api/api-error'
import * as auth from '~/api/generated/auth'
import * as players from '~/api/generated/players'

const document = parse(contractText)

/** Calls an operation like the hooks do, with the given body from the server. */
function call(operation: string, status: number, body: unknown): Promise<unknown> {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  return Reflect.apply(Reflect.get({ ...auth, ...players }, operation), undefined, ['x'])
}

/** The example of a success response. */
function readExample(pointer: string): unknown {
  const at = (path: string) =>
    path
      .split('/')
      .slice(1)
      .reduce((part, name) => part[decode(name)], document)
  const { schema } = Object.values<{ schema: { $ref: string } }>(at(pointer).content)[0] ?? {}
  return at(schema?.$ref.slice(1) ?? '').examples[0]
}

const decode = (name: string) => name.replaceAll('~1', '/').replaceAll('~0', '~')

beforeEach(() => vi.stubGlobal('window', {}))
afterEach(() => vi.unstubAllGlobals())

test.each(operations)('the response of $id is checked before a screen sees it', async ({ id, responses }) => {
  const [status, pointer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? ['', '']
  const example = readExample(pointer)
  expect(await call(id, Number(status), example)).toEqual(example)
  for (const body of [{}, [], null, 'players', { status: 'success', players: 'none' }]) {
    await expect(call(id, Number(status), body)).rejects.toThrow(ApiError)
  }
})

test.each(operations)('$id treats an error with status 200 as an error', async ({ id }) => {
  const error = { status: 'fail', message: 'Closed for the night.' }
  await expect(call(id, 200, error)).rejects.toMatchObject({ message: error.message, isServerMessage: true })
})

test.each(operations)('fields of $id that are not in the contract reach no screen', async ({ id, responses }) => {
  const [, pointer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? ['', '']
  const example = readExample(pointer)
  expect(await call(id, 200, { ...Object(example), secret: 'x' })).toEqual(example)
})
