import { globSync, truncateSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createPages } from '@akhada/server/http/pages'
import { expect, test } from 'vitest'
import { serveBuild, svg, writeBuild } from './build-folder'

const request = await serveBuild()

test.each([
  ['/', 200, 'home'],
  ['/players', 200, 'players'],
  ['/players?page=2', 200, 'players'],
  ['/players/profile/65f1c0ffee00000000000001', 200, 'a profile'],
  ['/esports/match/cup-1-1-1', 200, 'a match'],
  ['/nothing/here', 404, 'missing'],
  ['/404', 404, 'missing'],
  ['/_redirects', 404, 'missing'],
  ['/players/index.html.br', 404, 'missing'],
  ['/assets/core-abc123.js.gz', 404, 'missing'],
  ['/api', 404, 'missing'],
  ['/..%2f..%2fpackage.json', 404, 'missing'],
  ['/%00', 404, 'missing'],
  ['/players/profile/%E0%A4%A', 404, 'missing'],
  ['/esports/match/%ff', 404, 'missing'],
])('%s responds %i with the page "%s"', async (path, status, name) => {
  const response = await request(path)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(await response.text()).toContain(`<h1>${name}</h1>`)
})

test.each([
  ['/organizer?search=deccan', '/organizers?search=deccan'],
  ['/organizations', '/organization'],
  ['/organizations/naag-esports?game=BGMI', '/organization/naag-esports?game=BGMI'],
  ['/players/?page=2', '/players?page=2'],
  ['/players/profile/65f1c0ffee00000000000001/', '/players/profile/65f1c0ffee00000000000001'],
  ['/organizations/', '/organizations'],
  ['/organizations//evil.example', '/organizations/evil.example'],
  ['//evil.example', '/evil.example'],
  ['//evil.example/?next=//evil.example', '/evil.example?next=//evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/.//evil.example', '/evil.example'],
  ['/\t/evil.example/', '/evil.example'],
  ['//', '/'],
  ['/Players?game=BGMI', '/players?game=BGMI'],
])('%s redirects to %s', async (path, target) => {
  const response = await request(`http://localhost${path}`)
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe(target)
})

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['identity', null],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['gzip;q=0', null],
  ['*;q=0.5', 'br'],
  ['*;q=0', null],
])('with Accept-Encoding: %s a file is sent as %s', async (accepted, encoding) => {
  for (const path of ['/players', '/assets/core-abc123.js', '/players/profile/x', '/nothing']) {
    const response = await request(path, { headers: { 'Accept-Encoding': accepted } })
    expect(response.headers.get('content-encoding'), path).toBe(encoding)
    expect(response.headers.get('vary'), path).toContain('Accept-Encoding')
  }
})

test.each([
  ['gzip', 'gzip', gunzipSync],
  ['gzip, br', 'br', brotliDecompressSync],
])(
  'with Accept-Encoding: %s a list of players is sent as %s, with the same content',
  async (accepted, encoding, decompress) => {
    const sent = await request('/api/players?limit=20', { headers: { 'Accept-Encoding': accepted } })
    expect(sent.headers.get('content-encoding')).toBe(encoding)
    expect(sent.headers.get('vary')).toContain('Accept-Encoding')
    const read = JSON.parse(decompress(await sent.arrayBuffer()).toString())
    expect(read).toEqual(await (await request('/api/players?limit=20')).json())
  },
)

test('a list of players is not compressed for clients that refuse compression', async () => {
  const { headers } = await request('/api/players?limit=20', { headers: { 'Accept-Encoding': 'gzip;q=0, br;q=0' } })
  expect(headers.get('content-encoding')).toBeNull()
})

test('files with a hash in their name are cached for a year, pages and the service worker are revalidated', async () => {
  const readCacheControl = async (path: string) => (await request(path)).headers.get('cache-control')
  expect(await readCacheControl('/assets/core-abc123.js')).toBe('public, max-age=31536000, immutable')
  expect(await readCacheControl('/players')).toBe('no-cache')
  expect(await readCacheControl('/sw.js')).toBe('no-cache')
  expect(await readCacheControl('/nothing')).toBe('no-cache')
  expect(await readCacheControl('/art/x.svg')).toBe('public, max-age=86400')
})

test.each([
  ['/calendar/games/bgmi.ics', 'text/calendar; charset=utf-8'],
  ['/feed.xml', 'application/atom+xml; charset=utf-8'],
])('%s is served as %s, and cached for at most an hour', async (path, type) => {
  const { headers } = await request(path)
  expect(headers.get('content-type')).toBe(type)
  expect(headers.get('cache-control')).toBe('public, max-age=3600')
  expect(headers.get('etag')).toBeTruthy()
})

test('a page that has not changed is not sent again', async () => {
  const etag = (await request('/players')).headers.get('etag')
  expect(etag).toBeTruthy()
  const again = await request('/players', { headers: { 'If-None-Match': etag ?? '' } })
  expect(again.status).toBe(304)
})

test('a range of a file is sent, from the version that the caller has', async () => {
  const part = await request('/art/x.svg', { headers: { Range: 'bytes=0-3', 'Accept-Encoding': 'br' } })
  expect([part.status, await part.text()]).toEqual([206, svg.slice(0, 4)])
  expect(part.headers.get('content-range')).toBe(`bytes 0-3/${svg.length}`)
  const etag = part.headers.get('etag') ?? ''
  const same = await request('/art/x.svg', { headers: { Range: 'bytes=4-', 'If-Range': etag } })
  expect([same.status, await same.text()]).toEqual([206, svg.slice(4)])
  const other = await request('/art/x.svg', { headers: { Range: 'bytes=4-', 'If-Range': '"other"' } })
  expect([other.status, await other.text()]).toEqual([200, svg])
})

test.each([
  ['bytes=1-3', 206, svg.slice(1, 4), `bytes 1-3/${svg.length}`],
  ['bytes=5-900', 206, svg.slice(5), `bytes 5-${svg.length - 1}/${svg.length}`],
  ['bytes=-3', 206, svg.slice(-3), `bytes ${svg.length - 3}-${svg.length - 1}/${svg.length}`],
  ['bytes=-900', 206, svg, `bytes 0-${svg.length - 1}/${svg.length}`],
  ['bytes=900-', 416, '', `bytes */${svg.length}`],
  ['bytes=-0', 416, '', `bytes */${svg.length}`],
  ['bytes=abc', 200, svg, null],
  ['bytes=-', 200, svg, null],
  ['bytes=3-1', 200, svg, null],
  ['bytes=0-1,3-4', 200, svg, null],
  ['lines=0-1', 200, svg, null],
  ['0-1', 200, svg, null],
])('with Range: %s it responds %i, with the length of the body', async (range, status, body, contentRange) => {
  const response = await request('/art/x.svg', { headers: { Range: range } })
  expect([response.status, await response.text()]).toEqual([status, body])
  expect(response.headers.get('content-range')).toBe(contentRange)
  expect(response.headers.get('content-length')).toBe(String(body.length))
})

/** These builds render no page, so nothing calls the API. */
const noApi = () => new Response(null, { status: 503 })
const noLimit = () => {}

test('a new build does not change what a running server sends', async () => {
  const folder = writeBuild()
  const pages = await createPages(folder, noApi, noLimit)
  for (const file of globSync('**/*.*', { cwd: folder })) truncateSync(join(folder, file), 1)
  for (const path of ['/players', '/assets/core-abc123.js']) {
    for (const accepted of ['identity', 'br']) {
      const response = await pages.request(path, { headers: { 'Accept-Encoding': accepted } })
      const body = await response.arrayBuffer()
      expect(response.headers.get('content-length'), path).toBe(String(body.byteLength))
      expect(body.byteLength, path).toBeGreaterThan(20)
    }
  }
})

test('two builds of the same files have the same ETags; other files and encodings have different ones', async () => {
  const getEtag = async (pages: Awaited<ReturnType<typeof createPages>>, path: string, accepted: string) =>
    (await pages.request(path, { headers: { 'Accept-Encoding': accepted } })).headers.get('etag')
  const first = await createPages(writeBuild(), noApi, noLimit)
  const folder = writeBuild()
  for (const file of globSync('**/*.*', { cwd: folder })) utimesSync(join(folder, file), 1, 1)
  const second = await createPages(folder, noApi, noLimit)
  const etags = new Set<string | null>()
  for (const path of ['/', '/players', '/sw.js']) {
    for (const accepted of ['identity', 'br', 'gzip']) {
      const etag = await getEtag(first, path, accepted)
      expect(await getEtag(second, path, accepted)).toBe(etag)
      etags.add(etag)
    }
  }
  expect(etags.size).toBe(9)
})

test.each([
  ['PUT', '/players', 'GET, HEAD'],
  ['POST', '/nothing', 'GET, HEAD'],
  ['DELETE', '/api/players', 'GET, HEAD'],
  ['POST', '/api/players/65f1c0ffee00000000000001', 'GET, HEAD'],
  ['GET', '/api/auth/login', 'POST'],
  ['PATCH', '/api/auth/signup', 'POST'],
])('%s %s is refused, and the response lists the allowed methods', async (method, path, allowed) => {
  const response = await request(path, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe(allowed)
  expect(await response.json()).toMatchObject({ status: 'error', message: expect.stringMatching(/\w+ \w+/) })
})

test('HEAD responds like GET, without a body', async () => {
  const response = await request('/players', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})
