import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Read } from '@akhada/server/db/database.types'
import { players } from '@akhada/server/db/schema'
import { createApp } from '@akhada/server/http/app'
import { gte, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openSeededDatabase } from '../support/open-seeded-database'
import { temporaryFolder } from '../support/temporary-folders'
import { requestFrom } from './backend'

const origin = 'https://site.example'
const built = `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <sitemap><loc>${origin}/sitemap-pages.xml</loc></sitemap>
</sitemapindex>
`
const pagesFolder = temporaryFolder()

const files = { 'sitemap.xml': built, 'sitemap-pages.xml': '<urlset/>' }
for (const [file, content] of Object.entries(files)) writeFileSync(join(pagesFolder, file), content)

const { db, read } = await openSeededDatabase()

/** An app that has read nothing yet. */
async function newApp(query: Read = read, folder = pagesFolder) {
  const request = requestFrom(await createApp({ db, read: query, pagesFolder: folder }))
  return (path: string, { method = 'GET', etag = '', encoding = '' } = {}) =>
    request(path, { method, headers: { 'If-None-Match': etag, 'Accept-Encoding': encoding } })
}

const away: Read = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
const locationsIn = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => url)
const idsIn = (xml: string) => locationsIn(xml).map((url) => url?.replace(`${origin}/players/profile/`, ''))

test('the sitemap names the pages, and the players in files of ten thousand, each once', async () => {
  // They would take nearly all of the time, and these reads don't use them.
  await db.execute(sql`
    DO $$ DECLARE name text; BEGIN
      FOR name IN SELECT indexname FROM pg_indexes WHERE tablename = 'players' AND indexname <> 'players_pkey'
      LOOP EXECUTE format('DROP INDEX %I', name); END LOOP;
    END $$`)
  const large = 'e'.repeat(19)
  await db.execute(sql`
    INSERT INTO players (id, score, game, tier, team, status, names, record)
    SELECT ${large} || lpad(to_hex(n), 5, '0'), 0, '', '', '', '', '', '{}' FROM generate_series(1, 20000) AS n`)
  onTestFinished(async () => {
    await db.delete(players).where(gte(players.id, large))
  })
  const request = await newApp()
  const index = await request('/sitemap.xml')
  expect(index.headers.get('content-type')).toBe('application/xml')
  expect(index.headers.get('cache-control')).toBe('public, max-age=3600')
  const files = ['pages', 'players-1', 'players-2', 'players-3'].map((name) => `${origin}/sitemap-${name}.xml`)
  expect(locationsIn(await index.text())).toEqual(files)

  const found: (string | undefined)[][] = []
  for (const file of files.slice(1)) {
    const response = await request(new URL(file).pathname)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
    found.push(idsIn(await response.text()))
  }
  expect(found.map((ids) => ids.length)).toEqual([10_000, 10_000, 120])
  const compressed = await request('/sitemap-players-1.xml', { encoding: 'gzip, br' })
  expect(compressed.headers.get('content-encoding')).toBe('gzip')
  expect((await compressed.arrayBuffer()).byteLength).toBeLessThan(100_000)
  const all = await db.select({ id: players.id }).from(players)
  expect(new Set(found.flat())).toEqual(new Set(all.map(({ id }) => id)))
})

test('other names of sitemap files are not found', async () => {
  const request = await newApp()
  for (const name of [
    'players-2',
    'players-0',
    'players-01',
    'players--1',
    'players-999999',
    'players',
    'players-1x',
  ]) {
    expect((await request(`/sitemap-${name}.xml`)).status, name).toBe(404)
  }
  expect(await (await request('/sitemap-pages.xml')).text()).toBe('<urlset/>')
})

test('HEAD responds like GET without a body, and an unchanged file is not sent again', async () => {
  const request = await newApp()
  for (const path of ['/sitemap.xml', '/sitemap-players-1.xml']) {
    const head = await request(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'application/xml', ''])
    expect((await request(path, { etag: head.headers.get('etag') ?? '' })).status, path).toBe(304)
  }
})

test('a sitemap that was read before is still sent without the database', async () => {
  let current = read
  const request = await newApp((query) => current(query))
  const index = await (await request('/sitemap.xml')).text()
  const first = await (await request('/sitemap-players-1.xml')).text()
  current = away
  expect(await (await request('/sitemap.xml')).text()).toBe(index)
  expect(await (await request('/sitemap-players-1.xml')).text()).toBe(first)
})

test('if the database has never responded, the sitemap has only the pages', async () => {
  const request = await newApp(away)
  expect(await (await request('/sitemap.xml')).text()).toBe(built)
  const players = await request('/sitemap-players-1.xml')
  expect([players.status, players.headers.get('retry-after')]).toEqual([503, '1'])
})

test('without a built sitemap there is none, and without players the sitemap has only the pages', async () => {
  expect((await (await newApp(read, temporaryFolder()))('/sitemap.xml')).status).toBe(404)
  await db.delete(players)
  expect(await (await (await newApp())('/sitemap.xml')).text()).toBe(built)
})
