import { globSync, mkdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { openEmbedded } from '@akhada/server/db/database'
import { createApp } from '@akhada/server/http/app'
import { createPages } from '@akhada/server/http/pages'
import { beforeAll, expect, test } from 'vitest'
import { seededFolder, temporaryFolder } from './backend'

const page = (name: string) =>
  `<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="script-src 'sha256-${name}='"/><h1>${name}</h1>${'<p>filling</p>'.repeat(200)}`

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'

let app: Awaited<ReturnType<typeof createApp>>

/** Writes a build as `npm run build` does. */
function writeBuild(): string {
  const folder = temporaryFolder()
  const files = {
    'index.html': page('home'),
    'players/index.html': page('players'),
    'embed/tournament/cup/index.html': page('cup'),
    'players/profile/_/index.html': page('a profile'),
    'esports/match/_/index.html': page('a match'),
    '404/index.html': page('missing'),
    'assets/core-abc123.js': 'export const core = 1;'.repeat(100),
    _redirects:
      '/organizer /organizers 301\n/organizations /organization 301\n/organizations/* /organization/:splat 301\n',
    'sw.js': 'self.skipWaiting();'.repeat(20),
    'calendar/games/bgmi.ics': 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
    'feed.xml': '<feed xmlns="http://www.w3.org/2005/Atom"/>',
    'art/x.svg': svg,
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), content)
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content))
  }
  return folder
}

beforeAll(async () => {
  const database = await openEmbedded(seededFolder())
  app = await createApp({ ...database, pagesFolder: writeBuild(), trustedProxies: 1 })
  return database.close
})

/** Requests come through a proxy, which names the caller. */
const request = (path: string, { headers, ...init }: { method?: string; headers?: Record<string, string> } = {}) =>
  app.request(path, { ...init, headers: { ...headers, 'X-Forwarded-For': '203.0.113.1' } })

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
])('%s answers %i with the page "%s"', async (path, status, name) => {
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
])('to Accept-Encoding: %s a file is sent as %s', async (accepted, encoding) => {
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
  'to Accept-Encoding: %s a list of players is sent as %s, and reads the same',
  async (accepted, encoding, decompress) => {
    const sent = await request('/api/players?limit=20', { headers: { 'Accept-Encoding': accepted } })
    expect(sent.headers.get('content-encoding')).toBe(encoding)
    expect(sent.headers.get('vary')).toContain('Accept-Encoding')
    const read = JSON.parse(decompress(await sent.arrayBuffer()).toString())
    expect(read).toEqual(await (await request('/api/players?limit=20')).json())
  },
)

test('a list of players is not compressed for those who refuse that', async () => {
  const { headers } = await request('/api/players?limit=20', { headers: { 'Accept-Encoding': 'gzip;q=0, br;q=0' } })
  expect(headers.get('content-encoding')).toBeNull()
})

test('a page has all the headers that protect it, a part of it only those that browsers heed', async () => {
  const listNames = async (path: string) => [...(await request(path)).headers.keys()]
  const ofDocuments = ['content-security-policy', 'permissions-policy', 'referrer-policy', 'x-frame-options']
  expect(await listNames('/players')).toEqual(expect.arrayContaining([...ofDocuments, 'x-content-type-options']))
  // Opened by itself a drawing is a document, and might run scripts.
  expect(await listNames('/art/x.svg')).toEqual(expect.arrayContaining(ofDocuments))
  const ofScript = await listNames('/assets/core-abc123.js')
  expect(ofScript).toEqual(expect.arrayContaining(['x-content-type-options', 'cross-origin-resource-policy']))
  expect(ofScript.filter((name) => [...ofDocuments, 'x-request-id'].includes(name))).toEqual([])
  expect(await listNames('/api/players/top')).toContain('x-request-id')
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
])('%s is served as %s, and refreshed within the hour', async (path, type) => {
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

test('a range of a file is sent, of the version that the caller has', async () => {
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
])('to Range: %s it responds %i, with the length of what is sent', async (range, status, body, contentRange) => {
  const response = await request('/art/x.svg', { headers: { Range: range } })
  expect([response.status, await response.text()]).toEqual([status, body])
  expect(response.headers.get('content-range')).toBe(contentRange)
  expect(response.headers.get('content-length')).toBe(String(body.length))
})

/** These builds render no page, so that nothing asks the API. */
const noApi = () => new Response(null, { status: 503 })

test('a new build changes nothing that a running server sends', async () => {
  const folder = writeBuild()
  const pages = await createPages(folder, noApi)
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

test('two builds of the same files have the same ETags, other files and encodings have others', async () => {
  const getEtag = async (pages: Awaited<ReturnType<typeof createPages>>, path: string, accepted: string) =>
    (await pages.request(path, { headers: { 'Accept-Encoding': accepted } })).headers.get('etag')
  const first = await createPages(writeBuild(), noApi)
  const folder = writeBuild()
  for (const file of globSync('**/*.*', { cwd: folder })) utimesSync(join(folder, file), 1, 1)
  const second = await createPages(folder, noApi)
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
])('%s %s is refused with the methods that there are', async (method, path, allowed) => {
  const response = await request(path, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe(allowed)
  expect(await response.json()).toMatchObject({ status: 'error', message: expect.stringMatching(/\w+ \w+/) })
})

test('HEAD responds as GET, without a body', async () => {
  const response = await request('/players', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

test('pages, pictures and responses of the API have the security headers', async () => {
  for (const path of ['/', '/api/players/top', '/art/x.svg']) {
    const { headers } = await request(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
  }
})

test.each(['identity', 'br'])(
  'each page is sent with its own policy (%s), all else with one that runs nothing',
  async (accepted) => {
    const readPolicy = async (path: string, headers: Record<string, string> = {}) =>
      (await request(path, { headers: { 'Accept-Encoding': accepted, ...headers } })).headers.get(
        'content-security-policy',
      )
    expect(await readPolicy('/')).toBe("script-src 'sha256-home='; frame-ancestors 'none'")
    expect(await readPolicy('/players?page=2')).toBe("script-src 'sha256-players='; frame-ancestors 'none'")
    expect(await readPolicy('/players/profile/x')).toBe("script-src 'sha256-a profile='; frame-ancestors 'none'")
    expect(await readPolicy('/nothing')).toBe("script-src 'sha256-missing='; frame-ancestors 'none'")
    for (const path of ['/art/x.svg', '/api/players/top', '/api/nothing']) {
      expect(await readPolicy(path), path).toMatch(/^default-src 'none'; (?!script)/)
    }
    // Browsers apply the headers of a 304.
    const etag = (await request('/players', { headers: { 'Accept-Encoding': accepted } })).headers.get('etag')
    expect(await readPolicy('/players', { 'If-None-Match': etag ?? '' })).toBe(
      "script-src 'sha256-players='; frame-ancestors 'none'",
    )
  },
)

test('pages made for frames are shown in those of any site, and no others', async () => {
  const readHeaders = async (path: string, headers = {}) => (await request(path, { headers })).headers
  const embed = await readHeaders('/embed/tournament/cup?background=none')
  expect(embed.get('content-security-policy')).toBe("script-src 'sha256-cup='; frame-ancestors *")
  expect(embed.get('x-frame-options')).toBeNull()
  expect(embed.get('x-content-type-options')).toBe('nosniff')
  const unchanged = await readHeaders('/embed/tournament/cup', { 'If-None-Match': embed.get('etag') ?? '' })
  expect(unchanged.get('content-security-policy')).toContain('frame-ancestors *')
  expect(unchanged.get('x-frame-options')).toBeNull()
  for (const path of ['/embed/tournament/nobody', '/embed', '/players', '/players?x=embed/', '//embed/x']) {
    const others = await readHeaders(path)
    expect(others.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    expect(others.get('x-frame-options'), path).toBe('DENY')
  }
})

test('a front end on another host may call the API', async () => {
  const response = await request('/api/auth/login', {
    method: 'OPTIONS',
    headers: { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' },
  })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-headers')).toContain('Content-Type')
  expect(response.headers.get('access-control-max-age')).toBe('86400')
  const { headers } = await request('/api/players/top', { headers: { Origin: 'https://elsewhere.example' } })
  expect(headers.get('access-control-expose-headers')).toContain('Retry-After')
})
