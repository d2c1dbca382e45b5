import { readEnv } from '@akhada/server/env'
import { createIpReader } from '@akhada/server/http/client-ip'
import { Hono } from 'hono'
import { expect, test } from 'vitest'

test.each<[trustedProxies: number, forwarded: string | undefined, connection: string, address: string]>([
  // No proxy is trusted, so the caller's header is ignored.
  [0, '203.0.113.9', '198.51.100.1', '198.51.100.1'],
  [1, undefined, '198.51.100.1', '198.51.100.1'],
  // The last entry is from the proxy, those before it are from the caller.
  [1, '203.0.113.9', '10.0.0.1', '203.0.113.9'],
  [1, '1.2.3.4, 203.0.113.9', '10.0.0.1', '203.0.113.9'],
  [2, '1.2.3.4, 203.0.113.9, 10.0.0.2', '10.0.0.1', '203.0.113.9'],
  // Fewer entries than proxies: the request didn't pass all of them, so the caller may have written every entry.
  [2, '203.0.113.9', '10.0.0.1', '10.0.0.1'],
  [3, '1.2.3.4, 203.0.113.9', '10.0.0.1', '10.0.0.1'],
  // Invalid addresses are ignored.
  [1, 'unknown', '10.0.0.1', '10.0.0.1'],
  [1, '1', '10.0.0.1', '10.0.0.1'],
  [1, '1.2.3.4, ', '10.0.0.1', '10.0.0.1'],
  [1, 'a'.repeat(2_800), '10.0.0.1', '10.0.0.1'],
  // One customer has all addresses of a /64 network.
  [1, '2001:db8:1:2:aaaa::1', '10.0.0.1', '2001:db8:1:2::'],
  [1, '2001:db8:1:2:bbbb::2', '10.0.0.1', '2001:db8:1:2::'],
  // A network, as this reader writes it, stays as it is.
  [1, '2001:db8:1:2::', '10.0.0.1', '2001:db8:1:2::'],
  [0, undefined, '::ffff:198.51.100.1', '198.51.100.1'],
])('behind %i proxies, %s from %s is %s', async (trustedProxies, forwarded, connection, address) => {
  const app = new Hono().get('/', (c) => c.text(createIpReader(trustedProxies)(c)))
  const response = await app.request(
    '/',
    forwarded === undefined ? {} : { headers: { 'X-Forwarded-For': forwarded } },
    {
      incoming: { socket: { remoteAddress: connection } },
    },
  )
  expect(await response.text()).toBe(address)
})

test.each([
  [undefined, 0],
  ['false', 0],
  ['true', 1],
  ['1', 1],
  ['2', 2],
])('TRUST_PROXY=%s trusts %i', (TRUST_PROXY, trusted) => {
  expect(readEnv({ TRUST_PROXY }).TRUST_PROXY).toBe(trusted)
})

test.each(['many', '-1', '1.5', '99'])('TRUST_PROXY=%s is refused', (TRUST_PROXY) => {
  expect(() => readEnv({ TRUST_PROXY })).toThrow(/TRUST_PROXY/)
})
