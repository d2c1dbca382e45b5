import { describe, expect, test } from 'vitest'
import { apiReference } from '~/content/api-reference/load'
import { toCurl, toRequest } from '~/screens/api-reference/request'

const operation = (id: string) => {
  const found = apiReference.operations.find((each) => each.id === id)
  if (!found) throw new Error(`There is no operation ${id}.`)
  return found
}
const schema = (name: string) => apiReference.schemas.find((each) => each.name === name)

describe('the reference from openapi.yaml', () => {
  test('names every field with its type and limits, including fields of nested objects', () => {
    expect(operation('signup').fields[0]).toMatchObject({
      name: 'name',
      in: 'body',
      type: 'string',
      required: true,
      limits: ['2 to 50 characters'],
      example: 'Aarohi Deshmukh',
    })
    expect(operation('signup').fields[3]).toMatchObject({ name: 'role', type: 'Role', example: 'user' })
    expect(operation('signup').fields[3]?.options).toContain('org-admin')
    expect(operation('listPlayers').fields.find(({ name }) => name === 'limit')?.limits).toEqual([
      '1 to 100',
      'default 12',
    ])
    const player = schema('Player')?.fields
    expect(player?.find(({ name }) => name === 'team')?.type).toBe('string or object or null')
    expect(player?.find(({ name }) => name === 'team.name')?.type).toBe('string or null')
    expect(player?.find(({ name }) => name === 'mediaLinks')?.type).toBe('list of PlayerLink or null')
    expect(schema('LoginResponse')?.fields.map(({ name }) => name)).toContain('data.user')
  })

  test('shows each response with its own example or that of its schema', () => {
    const [found, , unknown, , failed] = operation('getPlayer').responses
    expect(found).toMatchObject({ status: '200', schema: 'Player' })
    expect(found?.example).toContain('"playerName": "Rudra"')
    expect(unknown).toMatchObject({ status: '404', schema: 'PlayerError' })
    expect(failed?.status).toBe('5XX')
    for (const { responses } of apiReference.operations) {
      for (const { example } of responses) expect(JSON.parse(example)).toBeTypeOf('object')
    }
  })
})

describe('a request', () => {
  test('leaves out empty params, and escapes the others', () => {
    expect(toRequest(operation('listPlayers'), { search: 'a&b', game: '', page: '2' })).toEqual({
      method: 'GET',
      path: '/api/players?search=a%26b&page=2',
    })
    expect(toRequest(operation('getPlayer'), { id: '../x?y' })).toEqual({
      method: 'GET',
      path: '/api/players/..%2Fx%3Fy',
    })
  })

  test('becomes a correctly quoted shell command', () => {
    const request = toRequest(operation('login'), { email: 'a@b.c', password: "it's $5", role: 'user' })
    expect(toCurl('https://api.example', request)).toBe(
      `curl -X POST -H 'Content-Type: application/json' -d '{"email":"a@b.c","password":"it'\\''s $5","role":"user"}' 'https://api.example/api/auth/login'`,
    )
    expect(toCurl('https://api.example', toRequest(operation('listTopPlayers'), {}))).toBe(
      "curl 'https://api.example/api/players/top'",
    )
  })
})
