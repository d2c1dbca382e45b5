import { expect, test } from 'vitest'
import { document, findViolations, operationOf, operations, pointer, schemaErrors } from '../../contract/openapi'

interface Media {
  schema: object
  example?: unknown
}

test('there are the five calls of the specification and no others', () => {
  expect(operations.map(({ id, method, path }) => `${id}: ${method} ${path}`)).toEqual([
    'login: POST /api/auth/login',
    'signup: POST /api/auth/signup',
    'listTopPlayers: GET /api/players/top',
    'listPlayers: GET /api/players',
    'getPlayer: GET /api/players/{id}',
  ])
})

test('every example is valid', () => {
  const media = mediaOf(document)
  expect(media.length).toBeGreaterThan(15)
  for (const [at, { example }] of media) {
    if (example !== undefined) expect(schemaErrors(`${at}/schema`, example), at).toEqual([])
  }
})

const json = { contentType: 'application/json', headers: new Headers() }
const error = { status: 'error', message: 'No.' }

test.each([
  ['a status that is not documented', 'login', { ...json, status: 418, body: error }, /418 is not documented/],
  ['an error in HTML', 'login', { ...json, contentType: 'text/html', status: 502, body: '<h1>' }, /content type/],
  ['an error without a message', 'listPlayers', { ...json, status: 500, body: { status: 'error' } }, /'message'/],
  ['a token that is missing', 'signup', { ...json, status: 201, body: { status: 'success' } }, /'token'/],
  ['a player without a name', 'getPlayer', { ...json, status: 200, body: { _id: 'a' } }, /'playerName'/],
  [
    'players that are no list',
    'listTopPlayers',
    { ...json, status: 200, body: { players: {} } },
    /"\/players" must be array/,
  ],
  [
    'pages as text',
    'listPlayers',
    { ...json, status: 200, body: { players: [], pages: '1' } },
    /"\/pages" must be integer/,
  ],
] as const)('the judge sees %s', (_, operation, answer, complaint) => {
  expect(findViolations(operationOf(operation), answer).join('; ')).toMatch(complaint)
})

test('the judge has nothing against an answer that keeps to the contract', () => {
  expect(findViolations(operationOf('listPlayers'), { ...json, status: 200, body: { players: [], pages: 0 } })).toEqual(
    [],
  )
  expect(findViolations(operationOf('login'), { ...json, status: 503, body: error })).toEqual([])
})

/** Everything with a JSON schema in the document, and where it stands. */
function mediaOf(value: unknown, at: string[] = []): [string, Media][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) =>
    name === 'application/json' ? [[pointer(...at, name), child]] : mediaOf(child, [...at, name]),
  )
}
