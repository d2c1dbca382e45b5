import { isObject } from '@akhada/contract/is-object'
import { contractText } from '@akhada/contract-check/document'
import {
  findOperation,
  findSchemaErrors,
  findViolations,
  operations,
  toJsonPointer,
} from '@akhada/contract-check/openapi'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

/** An object in the document, and where it is. */
interface Place {
  at: (string | number)[]
  value: Record<string, unknown>
}

const places = placesIn(parse(contractText))
const isSchema = ({ at }: Place) =>
  at.at(-1) === 'schema' ||
  at.at(-1) === 'items' ||
  at.at(-2) === 'properties' ||
  (at[1] === 'schemas' && at.length === 3)

test('the calls are exactly the five in the specification', () => {
  expect(operations.map(({ id, method, path }) => `${id}: ${method} ${path}`)).toEqual([
    'login: POST /api/auth/login',
    'signup: POST /api/auth/signup',
    'listTopPlayers: GET /api/players/top',
    'listPlayers: GET /api/players',
    'getPlayer: GET /api/players/{id}',
  ])
})

test('every schema and field, parameter and header has a description and an example', () => {
  const documented = places.filter(
    (place) =>
      // The description of a parameter or header covers its schema, and a reference needs no description.
      (isSchema(place) && place.at.at(-1) !== 'schema' && !place.value.$ref) ||
      place.at.at(-2) === 'parameters' ||
      place.at.at(-2) === 'headers',
  )
  const undocumented = documented.filter(
    ({ value }) => !value.description || (!value.examples && value.example === undefined),
  )
  expect(documented.length).toBeGreaterThan(70)
  expect(undocumented.map(({ at }) => toJsonPointer(...at))).toEqual([])
})

test('every example fits its schema', () => {
  const examples = places.flatMap(({ at, value }) => {
    const own = value.schema ? [...at, 'schema'] : at
    const list = Array.isArray(value.examples) ? value.examples : []
    return [...list, ...('example' in value ? [value.example] : [])].map((example) => ({ at: own, example }))
  })
  expect(examples.length).toBeGreaterThan(100)
  for (const { at, example } of examples) {
    expect(
      findSchemaErrors(toJsonPointer(...at), example),
      `${toJsonPointer(...at)}: ${JSON.stringify(example)}`,
    ).toEqual([])
  }
})

const json = { contentType: 'application/json', headers: new Headers() }
const error = { status: 'error', message: 'No.' }

test.each([
  ['an undocumented status', 'login', { ...json, status: 418, body: error }, /418 is not documented/],
  ['an error in HTML', 'login', { ...json, contentType: 'text/html', status: 502, body: '<h1>' }, /content type/],
  ['an error without a message', 'listPlayers', { ...json, status: 500, body: { status: 'error' } }, /'message'/],
  ['a missing token', 'signup', { ...json, status: 201, body: { status: 'success' } }, /'token'/],
  ['a player without a name', 'getPlayer', { ...json, status: 200, body: { _id: 'a' } }, /'playerName'/],
  [
    'a "players" field that is not a list',
    'listTopPlayers',
    { ...json, status: 200, body: { players: {} } },
    /"\/players" must be array/,
  ],
  [
    'a "pages" field that is text',
    'listPlayers',
    { ...json, status: 200, body: { players: [], pages: '1' } },
    /"\/pages" must be integer/,
  ],
] as const)('%s is a violation', (_, operation, response, violation) => {
  expect(findViolations(findOperation(operation), response).join('; ')).toMatch(violation)
})

test('a documented response is no violation', () => {
  expect(
    findViolations(findOperation('listPlayers'), { ...json, status: 200, body: { players: [], pages: 0 } }),
  ).toEqual([])
  expect(findViolations(findOperation('login'), { ...json, status: 503, body: error })).toEqual([])
})

/** All objects in a value, except in examples, which are plain values. */
function placesIn(value: unknown, at: (string | number)[] = []): Place[] {
  if (Array.isArray(value)) return value.flatMap((child, index) => placesIn(child, [...at, index]))
  if (!isObject(value)) return []
  const children = Object.entries(value).filter(([name]) => name !== 'example' && name !== 'examples')
  return [{ at, value }, ...children.flatMap(([name, child]) => placesIn(child, [...at, name]))]
}
