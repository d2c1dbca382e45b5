import { RateLimitError } from '@akhada/server/http/errors'
import { createPages } from '@akhada/server/http/pages'
import { vi } from 'vitest'
import { fakeTimers } from '../support/fake-timers'
import { expect, test } from './fixtures'

// The build's pages without the rest of the server.

const rudra = '65f1c0ffee00000000000001'
const record = { _id: rudra, playerName: 'Rudra', game: 'BGMI' }
const list = { status: 'success', players: [record], total: 1, page: 1, pages: 1 }

/** The build's pages with an API that the test controls. */
async function open(answer: (path: string) => Response | Promise<Response>, countRead = () => {}) {
  const calls: string[] = []
  const callBackend = (_: unknown, path: string) => {
    calls.push(path)
    return answer(path)
  }
  const pages = await createPages('dist/client', callBackend, countRead)
  return { pages, calls }
}
const healthy = (path: string) => Response.json(path.startsWith('/api/players?') ? list : record)

test('renders a page once for simultaneous requests', async () => {
  const { pages, calls } = await open(healthy)
  const responses = await Promise.all(Array.from({ length: 30 }, () => pages.request('/players?page=1')))
  expect(responses.map(({ status }) => status)).toEqual(Array(30).fill(200))
  expect(calls).toHaveLength(1)
})

test('while the database is down, sends the last page, or else one without data', async () => {
  fakeTimers({ toFake: ['performance', 'Date'] })
  let isAway = false
  const { pages } = await open((path) => (isAway ? new Response(null, { status: 503 }) : healthy(path)))
  await pages.request('/players')
  isAway = true
  vi.advanceTimersByTime(5_000)
  expect(await (await pages.request('/players')).text()).toContain('View Profile')
  const shell = await pages.request('/players?game=CS2')
  expect(shell.status).toBe(200)
  expect(await shell.text()).toContain('Loading players')
  const profile = await pages.request(`/players/profile/${rudra}`)
  expect(profile.status).toBe(200)
  expect(await profile.text()).toContain('data-href="/players/profile/_"')
})

test('responds to every request even when there are more than it can render', async () => {
  const { pages } = await open(healthy)
  const responses = await Promise.all(
    Array.from({ length: 300 }, (_, index) => pages.request(`/players?search=flood-${index}`)),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array(300).fill(200))
  const texts = await Promise.all(responses.map((response) => response.text()))
  expect(texts.filter((text) => text.includes('data-href="/players"')).length).toBeGreaterThan(200)
})

test('sends the prebuilt page to an IP address over its limit', async () => {
  const { pages } = await open(healthy, () => {
    throw new RateLimitError(1)
  })
  const page = await pages.request('/creators?search=booyah')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('data-href="/creators"')
  // API calls for players have their own limit.
  expect(await (await pages.request('/players?game=BGMI')).text()).toContain('View Profile')
})

test('hostile params and records do no harm', async () => {
  const { pages } = await open((path) =>
    path.startsWith('/api/players?')
      ? Response.json({
          ...list,
          players: [{ ...record, playerName: '</script><b>x', image: '/art/../../../package.svg' }],
        })
      : healthy(path),
  )
  for (const path of [
    '/players?search=%00%ff%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E',
    `/players?game=${'x'.repeat(5_000)}`,
    '/players?__proto__[x]=1&constructor=2',
    '/players/profile/..%2f..%2fetc',
    '/players/compare?ids=%3Cscript%3E,b',
  ]) {
    const response = await pages.request(path)
    expect([200, 404], path).toContain(response.status)
    const html = await response.text()
    expect(html, path).not.toContain('<script>alert')
    expect(html, path).not.toContain('<b>x')
    expect(response.headers.get('content-security-policy'), path).toContain("default-src 'none'")
  }
})
