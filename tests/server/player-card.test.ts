import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Player } from '@akhada/contract/generated/models'
import { listen } from '@akhada/harness/free-port'
import { players } from '@akhada/server/db/schema'
import { toRow } from '@akhada/server/db/seed'
import { createApp } from '@akhada/server/http/app'
import { expect, onTestFinished, test } from 'vitest'
import { openSeededDatabase } from '../support/open-seeded-database'
import { temporaryFolder } from '../support/temporary-folders'
import { requestFrom } from './backend'

/** The card of a sample player: a file of the build, unaffected by records. */
const drawnId = '65f1c0ffee00000000000001'
const portrait = '/art/portraits/aarav-kulkarni.svg'

const folder = temporaryFolder()
for (const file of ['fonts/rajdhani-700.ttf', 'art/fallback.svg', portrait, 'og/players.png']) {
  cpSync(join('public', file), join(folder, file))
}
writeFileSync(join(folder, 'og', `player-${drawnId}.png`), 'drawn by the build')
mkdirSync(join(folder, '404'))
writeFileSync(join(folder, '404/index.html'), '<h1>missing</h1>')

const { db, ...database } = await openSeededDatabase()
let { read } = database
const request = requestFrom(await createApp({ db, read: (query) => read(query), pagesFolder: folder }))

let added = 0

/** A new player, by id. */
async function add(record: Partial<Player> = {}): Promise<string> {
  const _id = (added++).toString(16).padStart(24, 'f')
  await db.insert(players).values(toRow({ playerName: 'Rudra', game: 'BGMI', score: 1, ...record, _id }))
  return _id
}

const requestCard = (id: string, init = {}) => request(`/og/player-${id}.png`, init)
const readBytes = async (id: string) => Buffer.from(await (await requestCard(id)).arrayBuffer())

test('a player without a card in the build gets one, which browsers may cache for a day', async () => {
  const id = await add({ image: portrait, team: 'Naag Esports', tier: 'S-Tier' })
  const response = await requestCard(id)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  const png = Buffer.from(await response.arrayBuffer())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeLessThan(150_000)

  const headers = { 'If-None-Match': response.headers.get('etag') ?? '' }
  expect((await requestCard(id, { headers })).status).toBe(304)
  const head = await requestCard(id, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('a card in the build is sent unchanged', async () => {
  expect(await (await requestCard(drawnId)).text()).toBe('drawn by the build')
})

test.each([
  ['an unknown player', 'e'.repeat(24)],
  ['an invalid id', 'nobody'],
  ['an id of the wrong length', 'f'.repeat(25)],
  ['a path', '..%2f..%2fplayers'],
])('there is no card for %s', async (_, id) => {
  const response = await requestCard(id)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).not.toContain('image')
})

test('pictures named in a record are never fetched, and only read from our drawings', async () => {
  const requests: string[] = []
  const elsewhere = createServer(({ url }, response) => {
    requests.push(url ?? '')
    response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')
  })
  const port = await listen(elsewhere)
  onTestFinished(() => void elsewhere.close())
  const without = await readBytes(await add())
  for (const image of [
    `http://localhost:${port}/x.svg`,
    '/art/../og/players.png',
    '/og/players.png',
    '/art/none.svg',
  ]) {
    expect((await readBytes(await add({ image }))).equals(without), image).toBe(true)
  }
  expect(requests).toEqual([])
})

test('one card is drawn at a time; when too many wait, the others get the card of the section, uncached', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => add()))
  const responses = await Promise.all(ids.map((id) => requestCard(id)))
  const led = responses.filter(({ status }) => status === 302)
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(led).toHaveLength(3)
  for (const { headers } of led) {
    expect([headers.get('location'), headers.get('cache-control')]).toEqual(['/og/players.png', 'no-store'])
  }
})

test('without the database, cards drawn before are still sent, and all others are the card of the section', async () => {
  const id = await add()
  const drawn = await readBytes(id)
  const before = read
  onTestFinished(() => {
    read = before
  })
  read = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
  expect((await readBytes(id)).equals(drawn)).toBe(true)
  const other = await requestCard('d'.repeat(24))
  expect([other.status, other.headers.get('location')]).toEqual([302, '/og/players.png'])
  expect((await requestCard(drawnId)).status).toBe(200)
})
