import { expect, test } from 'vitest'
import { serveBuild } from './build-folder'

const request = await serveBuild()

test('a page has all the security headers, a subresource only those that browsers apply', async () => {
  const listNames = async (path: string) => [...(await request(path)).headers.keys()]
  const ofDocuments = ['content-security-policy', 'permissions-policy', 'referrer-policy', 'x-frame-options']
  expect(await listNames('/players')).toEqual(expect.arrayContaining([...ofDocuments, 'x-content-type-options']))
  // Opened directly, a drawing is a document and could run scripts.
  expect(await listNames('/art/x.svg')).toEqual(expect.arrayContaining(ofDocuments))
  const ofScript = await listNames('/assets/core-abc123.js')
  expect(ofScript).toEqual(expect.arrayContaining(['x-content-type-options', 'cross-origin-resource-policy']))
  expect(ofScript.filter((name) => [...ofDocuments, 'x-request-id'].includes(name))).toEqual([])
  expect(await listNames('/api/players/top')).toContain('x-request-id')
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

test('pages made for frames may be framed by any site, and no others', async () => {
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
