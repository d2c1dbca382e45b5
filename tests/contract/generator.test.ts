import type { OperationName } from '@akhada/contract/operations'
import { type Backend, createContractClient } from '@akhada/contract-check/checks/client'
import { generateRequests } from '@akhada/contract-check/generator/request'
import { runGenerated } from '@akhada/contract-check/generator/run'
import { invalidValues } from '@akhada/contract-check/generator/values'
import { findSchemaErrors } from '@akhada/contract-check/openapi'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mocks } from './backends'

const listTitles = (operation: OperationName) => [
  ...new Set(fc.sample(generateRequests(operation), { numRuns: 3_000, seed: 1 }).map(({ title }) => title)),
]

test('each constraint of a body is broken in turn', () => {
  expect(listTitles('signup').sort()).toEqual([
    'content type',
    'email: duplicate',
    'email: format',
    'email: maxLength',
    'email: missing',
    'email: type',
    'name: duplicate',
    'name: maxLength',
    'name: minLength',
    'name: missing',
    'name: type',
    'no body',
    'not JSON',
    'not an object',
    'password: duplicate',
    'password: maxLength',
    'password: minLength',
    'password: missing',
    'password: type',
    'role: duplicate',
    'role: enum',
    'role: missing',
    'role: type',
    'too large',
    'unknown',
    'valid',
  ])
})

test('each constraint of a query and a path is broken in turn', () => {
  expect(listTitles('listPlayers')).toEqual(
    expect.arrayContaining([
      ...['valid', 'unknown', 'search: maxLength', 'search: duplicate', 'sortBy: enum'],
      ...['page: type', 'page: minimum', 'page: maximum', 'page: duplicate'],
    ]),
  )
  expect(listTitles('getPlayer').sort()).toEqual(['id: maxLength', 'valid'])
})

test('a minimum of 0 is broken, too', () => {
  const constraints = invalidValues({ type: 'integer', minimum: 0, maximum: 5 }, 'query').map(
    ({ constraint }) => constraint,
  )
  expect(constraints).toEqual(['type', 'minimum', 'maximum'])
})

test('bodies called valid fit the schema, and bodies called invalid do not', () => {
  for (const { title, isInvalid, input } of fc.sample(generateRequests('signup'), { numRuns: 2_000, seed: 1 })) {
    if (!/^valid$|: (type|minLength|maxLength|enum|missing)$/.test(title)) continue
    const errors = findSchemaErrors('/components/schemas/SignupRequest', JSON.parse(String(input.body)))
    expect(errors.length > 0, `${title}: ${JSON.stringify(input.body)}`).toBe(isInvalid)
  }
})

test.each<[string, (path: string) => Response | undefined, RegExp, string]>([
  [
    'an undocumented status',
    (path) => (/page=/.test(path) ? Response.json({}, { status: 418 }) : undefined),
    /418 is not documented/,
    'GET /api/players?page=',
  ],
  [
    'a server error',
    (path) =>
      /search=[^&]*%25/.test(path) ? Response.json({ status: 'error', message: 'No.' }, { status: 500 }) : undefined,
    /failed with 500/,
    '%25',
  ],
  [
    'an invalid request that is accepted',
    (path) => (/limit=(-|0|\d{4})/.test(path) ? Response.json({ players: [], pages: 0 }) : undefined),
    /accepted with 200/,
    'limit=',
  ],
  [
    'a body that violates the schema',
    (path) => (/game=/.test(path) ? Response.json({ players: [], pages: '1' }) : undefined),
    /"\/pages" must be integer/,
    'game=',
  ],
])('%s is found, with the smallest request that reproduces it and the seed', async (_, fault, reason, part) => {
  const faulty: Backend = async (path, init) => fault(path) ?? mocks(path, init)
  const run = () =>
    runGenerated({
      operation: 'listPlayers',
      clients: new Map([['faulty', createContractClient(faulty)]]),
      requests: 1_000,
      seed: 42,
    })
  const { failure } = await run()
  expect(failure).toMatch(reason)
  expect(failure).toContain('seed 42')
  const request = failure?.split('\n').at(-1) ?? ''
  expect(request).toContain(part)
  // At most one overlong value, and little else.
  expect(request.length, failure).toBeLessThan(250)
  expect((await run()).failure).toBe(failure)
})

test('backends that respond differently are found', async () => {
  const other: Backend = async (path, init) => mocks(path.replace('search=R', 'search=S'), init)
  const { failure } = await runGenerated({
    operation: 'listPlayers',
    clients: new Map([
      ['one', createContractClient(mocks)],
      ['other', createContractClient(other)],
    ]),
    requests: 1_000,
    seed: 42,
    known: { sometimes: { search: ['Rudra', 'Rhino'] } },
  })
  expect(failure).toMatch(/the backends respond differently:\n {2}one: .*\n {2}other: /)
})
