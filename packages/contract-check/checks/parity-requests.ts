import { filterNames, getFilterValue } from '@akhada/contract/filters'
import type { OperationName } from '@akhada/contract/operations'
import { samplePlayers } from '@akhada/sample-world/players/players'
import type { RequestInput } from './client'
import { hostileStrings } from './hostile-strings'

export type Request = [operation: OperationName, input: RequestInput]

const account = {
  name: '  Zoya "Z" <b>O’Neil</b> ज़ोया ',
  email: 'Zoya@Example.com',
  password: 'kite & string',
  role: 'user',
}
const login = { email: account.email, password: account.password, role: account.role }
const [first] = samplePlayers
const lists: Readonly<Record<string, string>>[] = [
  {},
  { limit: '100' },
  { limit: '100', page: '2' },
  { limit: '7', page: '18' },
  { limit: '7', page: '19' },
  { page: '10' },
  ...filterNames.flatMap((name) => {
    const values = samplePlayers.map((player) => getFilterValue(player, name))
    return [...new Set([...values, values[0]?.toLowerCase() ?? '', ''])].map((value) => ({
      [name]: value,
      limit: '100',
    }))
  }),
  { game: 'BGMI', tier: 'A-Tier', team: 'Himalaya Nine', status: 'Active' },
  { game: 'BGMI', search: 'a', limit: '5', page: '2' },
  ...['rudra', 'KULKARNI', ' aarav ', 'a', 'sh', "d'souza", 'singh s', 'ई'].map((search) => ({ search, limit: '100' })),
  ...['search', ...filterNames].flatMap((name) => hostileStrings.map((text) => ({ [name]: text }))),
  ...['page', 'limit'].flatMap((name) =>
    ['0', '-1', '1.5', '1e2', '1e9', ' 2 ', '0x2', 'abc', ''].map((number) => ({ [name]: number })),
  ),
  { sortBy: 'name' },
  { search: 'a'.repeat(201) },
  { unknown: 'parameter' },
]

/** Requests that must get the same status and body from all our backends. They build on one another. */
export const parityRequests: readonly Request[] = [
  ['listTopPlayers', {}],
  ...lists.map((query): Request => ['listPlayers', { query }]),
  ...samplePlayers.map(({ _id }): Request => ['getPlayer', { id: _id }]),
  ...[first?._id.toUpperCase() ?? '', 'f'.repeat(24), 'not-an-id', 'f'.repeat(300)].map(toPlayer),
  ...hostileStrings.filter((text) => !text.includes('/')).map((text) => toPlayer(encodeURIComponent(text))),

  ['signup', { body: account }],
  ['signup', { body: { ...account, email: 'zoya@example.COM' } }],
  ['signup', { body: { ...account, role: 'admin' } }],
  ['signup', { body: { ...account, email: 'admin@example.com', role: 'admin' } }],
  ['signup', { body: { ...account, email: 'org@example.com', role: 'org-admin', name: 'Ab' } }],
  ['signup', { body: { ...account, email: 'nul@example.com', password: 'nul\u0000nul', extra: { $gt: '' } } }],
  ...['Kabir\u{E0041}', `Kabi${'\u0301'.repeat(5)}r`, 'Kab\u202eir'].map(
    (name): Request => ['signup', { body: { ...account, name } }],
  ),
  ...['a@b-.com', 'a@-b.com', `a@${'b'.repeat(64)}.com`, `${'a'.repeat(64)}@b-c.com`, `${'a'.repeat(65)}@b.com`].map(
    (email): Request => ['signup', { body: { ...account, email } }],
  ),
  ['login', { body: login }],
  ['login', { body: { ...login, email: 'ZOYA@EXAMPLE.COM' } }],
  ['login', { body: { ...login, password: 'Kite & String' } }],
  ['login', { body: { ...login, password: `${account.password} ` } }],
  ['login', { body: { ...login, password: 'nul\u0000' } }],
  ['login', { body: { ...login, role: 'media-admin' } }],
  ['login', { body: { ...login, email: 'nobody@example.com' } }],
  ...(['login', 'signup'] as const).flatMap((operation) => [
    ...['', '{', 'null', '[]', '"text"', '12', '{"email":'].map((body): Request => [operation, { body }]),
    ...(['name', 'email', 'password', 'role'] as const).flatMap((field) =>
      [undefined, null, 7, '', 'a', ' a ', 'a\u0000b', {}, 'x'.repeat(300)].map(
        (value, index): Request => [
          operation,
          { body: { ...account, email: `${field}${index}@example.com`, [field]: value } },
        ],
      ),
    ),
    [operation, { body: { ...account, password: 'x'.repeat(200_000) } }] satisfies Request,
    [operation, {}] satisfies Request,
  ]),
]

function toPlayer(id: string): Request {
  return ['getPlayer', { id }]
}
