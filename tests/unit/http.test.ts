import { beforeEach, expect, test, vi } from 'vitest'
import { request } from '~/api/http'
import { fakeTimers } from '../support/fake-timers'

beforeEach(() => () => void vi.unstubAllGlobals())

const respond = (body: string, init?: ResponseInit) => vi.stubGlobal('fetch', async () => new Response(body, init))

/** A server that never responds. Aborting its signal ends the request, as in a browser. */
const neverRespond = () =>
  vi.stubGlobal(
    'fetch',
    (_: string, init: RequestInit) =>
      new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  )

const unreachable = 'Couldn’t reach the server. Check your connection and try again.'
const broken = 'The server has a problem right now. Please try again in a moment.'

test.each([
  ['a message from the server', '{"status":"error","message":"No such player."}', 404, 'No such player.', true],
  ['a blank message', '{"message":"  "}', 500, broken, false],
  ['a message that is not text', '{"message":{"a":1}}', 503, broken, false],
  ['a body that is not an object', '"No."', 400, 'The server refused the request (400).', false],
  ['an HTML page from a proxy', '<h1>Bad Gateway</h1>', 502, broken, false],
  ['an empty body', '', 429, 'The server refused the request (429).', false],
])('a failure with %s', async (_, body, status, message, isServerMessage) => {
  respond(body, { status })
  await expect(request('/x', { operation: 'getPlayer' })).rejects.toMatchObject({
    name: 'ApiError',
    status,
    message,
    isServerMessage,
  })
})

test('a success that is not JSON is an error', async () => {
  respond('<h1>Welcome</h1>', { status: 200 })
  const message = 'The server sent a response we can’t read.'
  await expect(request('/x', { operation: 'getPlayer' })).rejects.toMatchObject({
    name: 'ApiError',
    status: 200,
    message,
  })
})

test('a lost connection is an error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(request('/x', { operation: 'getPlayer' })).rejects.toMatchObject({
    name: 'ApiError',
    status: 0,
    message: unreachable,
  })
})

test('20 seconds without a response are an error', async () => {
  fakeTimers()
  neverRespond()
  const settled = vi.fn()
  const response = request('/x', { operation: 'getPlayer' }).catch((error: unknown) => {
    settled()
    return error
  })
  await vi.advanceTimersByTimeAsync(19_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  const message = 'The server is taking too long. Please try again.'
  await expect(response).resolves.toMatchObject({ name: 'ApiError', status: 0, message })
})

test('an aborted request rejects with its own reason, not with an error message', async () => {
  neverRespond()
  const abort = new AbortController()
  const response = request('/x', { operation: 'getPlayer', signal: abort.signal })
  const reason = new DOMException('The visitor left', 'AbortError')
  abort.abort(reason)
  await expect(response).rejects.toBe(reason)
})

test('no timer is left behind', async () => {
  fakeTimers()
  respond('nothing', { status: 500 })
  await expect(request('/x', { operation: 'getPlayer' })).rejects.toThrow()
  expect(vi.getTimerCount()).toBe(0)
})
