import { mapFilters } from '@akhada/contract/filters'
import { samplePlayers } from '@akhada/sample-world/players/players'
import { players } from '@akhada/server/db/schema'
import { createApp } from '@akhada/server/http/app'
import { log } from '@akhada/server/log'
import { expect, test, vi } from 'vitest'
import { openSeededDatabase } from '../support/open-seeded-database'
import { requestFrom } from './backend'

/** Odd records, ranked above all samples: text instead of a number, a name of 1 MB, no record at all, and another record's id. */
const odd = [
  { _id: 'a'.repeat(24), playerName: 'Odd', likeCount: 'many', achievements: [{ prize: 5 }] },
  { _id: 'b'.repeat(24), playerName: 'x'.repeat(1_000_000) },
  'no record',
  { _id: 'e'.repeat(24), playerName: 'Listed' },
]

const [best] = samplePlayers

const database = await openSeededDatabase()
await database.db.insert(players).values(
  odd.map((record, index) => ({
    id: 'abcd'.charAt(index).repeat(24),
    score: 1_000_000 - index,
    ...mapFilters(() => ''),
    names: 'odd',
    record,
  })),
)
const request = requestFrom(await createApp(database))

const get = async (path: string) => {
  const response = await request(path)
  return { status: response.status, text: await response.text() }
}

test.each(['/api/players?limit=12', '/api/players/top'])(
  '%s has the readable records, repaired where needed',
  async (path) => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue()
    const { status, text } = await get(path)
    expect(status).toBe(200)
    const body = JSON.parse(text)
    expect(body.players[0]).toEqual({ _id: 'a'.repeat(24), playerName: 'Odd', achievements: [{ prize: '5' }] })
    expect(body.players[1].playerName).toHaveLength(300)
    expect(body.players[2]).toEqual({ _id: 'd'.repeat(24), playerName: 'Listed' })
    expect(body.players[3].playerName).toBe(best?.playerName)
    expect(JSON.stringify(warn.mock.calls)).toMatch(/a{24}.*repaired.*c{24}.*left out.*d{24}.*repaired/)
  },
)

test('a player is found by the id in the list, even if the record has another one', async () => {
  const { status, text } = await get(`/api/players/${'d'.repeat(24)}`)
  expect([status, JSON.parse(text)]).toEqual([200, { _id: 'd'.repeat(24), playerName: 'Listed' }])
})

test('an overlong profile is truncated, and an invalid record is not found', async () => {
  const long = await get(`/api/players/${'b'.repeat(24)}`)
  expect(long.status).toBe(200)
  expect(long.text.length).toBeLessThan(1_000)
  expect((await get(`/api/players/${'a'.repeat(24)}`)).status).toBe(200)
  expect((await get(`/api/players/${'c'.repeat(24)}`)).status).toBe(404)
})
