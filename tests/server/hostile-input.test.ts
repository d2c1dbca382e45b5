import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { filterNames } from '@akhada/contract/filters'
import { log } from '@akhada/server/log'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { backend, get, post } from './backend'

const { url, close } = await backend()
afterAll(close)

const hostile = [
  "'; DROP TABLE players; --",
  '<script>alert(1)</script>',
  '%',
  '_',
  '\\',
  '{{7*7}}',
  '../../etc/passwd',
  '🏏'.repeat(40),
]

const refused = { status: 400, body: { status: 'error', message: expect.stringMatching(/\w+ \w+/) } }

test.each(['sortBy=score&sortBy=name', 'search=%00', 'game=%00'])(
  'a list with %s is a 400 with a message',
  async (query) => {
    expect(await get(`${url}/api/players?${query}`)).toMatchObject(refused)
  },
)

test('hostile text to search or filter by is plain text', async () => {
  for (const text of hostile) {
    for (const field of ['search', ...filterNames]) {
      const answer = await get(`${url}/api/players?${field}=${encodeURIComponent(text)}`)
      expect(answer, `${field}=${text}`).toMatchObject({ status: 200, body: { players: [], pages: 0 } })
    }
  }
  expect(await get(`${url}/api/players`)).toMatchObject({ status: 200, body: { pages: 10 } })
})

describe('sign-up and sign-in', () => {
  const good = { name: 'Kabir', email: 'kabir@example.com', password: 'long-enough', role: 'user' }
  // `auth-checks.ts` covers the simpler cases.
  const wrong: [string, unknown][] = [
    ['a name of spaces', { ...good, name: '     ' }],
    ['an email at an impossible host', { ...good, email: 'kabir@b-.com' }],
    ['an email of 65 letters before the @', { ...good, email: `${'k'.repeat(65)}@example.com` }],
    ['an array as email', { ...good, email: ['kabir@example.com'] }],
    ['a NUL in the name', { ...good, name: 'Ka\u0000bir' }],
    ['an invisible name', { ...good, name: '\u200b\u2060\u3164' }],
    ['a name of blank Braille characters', { ...good, name: '\u2800\u2800' }],
    ['a name that reverses the text direction', { ...good, name: '\u202Egnp.exe' }],
    ['a name with hidden tags', { ...good, name: 'Kabir\u{E0041}\u{E0064}' }],
    ['a name with too many combining marks', { ...good, name: `Ka\u0301\u200d${'\u0301'.repeat(3)}bir` }],
    ['a name with a line break', { ...good, name: 'Kabir\nadmin' }],
    ['half a character in the password', { ...good, password: 'password\ud83d' }],
  ]

  test.each(wrong)('%s is a 400 with a message', async (_, body) => {
    expect(await post(`${url}/api/auth/signup`, body)).toMatchObject(refused)
  })

  test('10 MB are refused without being read, and the next calls get a response', async () => {
    for (let round = 0; round < 5; round += 1) {
      const answer = await post(`${url}/api/auth/login`, { ...good, name: 'x'.repeat(10_000_000) })
      expect(answer).toMatchObject({ ...refused, status: 413 })
      expect(answer.headers.get('connection')).toBe('close')
      expect((await get(`${url}/api/players/top`)).status).toBe(200)
    }
  })

  test('names are stored verbatim, markup and SQL included', async () => {
    const names = [...hostile, 'क्\u200dष', '👩\u200d🚀 Zoya', 'Nguyê\u0303n ज़ुं 1\ufe0f\u20e3']
    for (const [index, text] of names.filter((each) => each.length >= 2 && [...each].length <= 50).entries()) {
      const name = text.slice(0, 50)
      const answer = await post(`${url}/api/auth/signup`, { ...good, name, email: `hostile${index}@example.com` })
      expect(answer, text).toMatchObject({ status: 201, body: { user: { name } } })
    }
  })

  test('a form that is not JSON is refused', async () => {
    const response = await fetch(`${url}/api/auth/login`, { method: 'POST', body: new URLSearchParams({ email: 'a' }) })
    expect(response.status).toBe(415)
  })
})

test('unknown ids and unknown calls are a 404 as JSON', async () => {
  expect(await get(`${url}/api/players/${'f'.repeat(24)}`)).toMatchObject({
    status: 404,
    body: { message: 'Player not found' },
  })
  expect(await get(`${url}/api/nothing/here`)).toMatchObject({ status: 404, body: { status: 'error' } })
})

test('HTTP/1.0 without a host is a 400 with a message', async () => {
  const socket = connect(Number(new URL(url).port), 'localhost')
  socket.write('GET / HTTP/1.0\r\n\r\n')
  const [head, body = ''] = (await text(socket)).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 400 /)
  expect(JSON.parse(body)).toMatchObject(refused.body)
})

test('an aborted upload is neither an error in the log nor a 503', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue()
  const info = vi.spyOn(log, 'info').mockReturnValue()
  for (const framing of ['Content-Length: 50000', 'Transfer-Encoding: chunked']) {
    info.mockClear()
    const socket = connect(Number(new URL(url).port), 'localhost')
    const head = ['POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', framing]
    socket.write(`${head.join('\r\n')}\r\n\r\n5\r\n{"ema`, () => socket.destroySoon())
    await vi.waitFor(() => expect(info).toHaveBeenCalled())
    expect(info.mock.lastCall?.[0]).toMatchObject({ status: 400 })
  }
  expect(error).not.toHaveBeenCalled()
})
