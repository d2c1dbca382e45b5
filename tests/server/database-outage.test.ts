import { connect, createServer, type Socket } from 'node:net'
import { listen } from '@akhada/harness/free-port'
import { readEnv } from '@akhada/server/env'
import { startServer } from '@akhada/server/start'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '../support/create-database'
import { get, post } from './backend'

async function serverOn(url: string): Promise<string> {
  const server = await startServer(readEnv({ PORT: '0', DATABASE_URL: url }))
  onTestFinished(server.close)
  return server.url
}

const timed = async <T>(work: Promise<T>) => {
  const start = performance.now()
  const result = await work
  return { result, seconds: (performance.now() - start) / 1_000 }
}

const credentials = { email: 'nobody@example.com', password: 'kite-and-string', role: 'user' }

test('a locked table affects only the calls that use it, and those respond within five seconds', async () => {
  const databaseUrl = await createDatabase()
  const url = await serverOn(databaseUrl)
  const locker = new Client(databaseUrl)
  await locker.connect()
  onTestFinished(() => locker.end())
  await locker.query('BEGIN')
  await locker.query('LOCK accounts')

  const logins = Array.from({ length: 30 }, () => timed(post(`${url}/api/auth/login`, credentials)))
  for (let page = 1; page <= 5; page += 1) {
    const { result, seconds } = await timed(get(`${url}/api/players?page=${page}`))
    expect(result.status).toBe(200)
    expect(seconds).toBeLessThan(1)
  }
  for (const { result, seconds } of await Promise.all(logins)) {
    expect(result.status).toBe(503)
    expect(Number(result.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(seconds).toBeLessThan(5)
  }
  await locker.query('ROLLBACK')
  const { result, seconds } = await timed(post(`${url}/api/auth/login`, credentials))
  expect(result.status).toBe(401)
  expect(seconds).toBeLessThan(2)
})

test('while the attempts table is locked, people can sign in within two seconds', async () => {
  const databaseUrl = await createDatabase()
  const url = await serverOn(databaseUrl)
  const account = { ...credentials, email: 'member@example.com' }
  expect((await post(`${url}/api/auth/signup`, { ...account, name: 'Member' })).status).toBe(201)
  const locker = new Client(databaseUrl)
  await locker.connect()
  onTestFinished(() => locker.end())
  await locker.query('BEGIN')
  await locker.query('LOCK attempts')

  const logins = [account, account, credentials].map((body) => timed(post(`${url}/api/auth/login`, body)))
  for (const { seconds } of await Promise.all(logins)) expect(seconds).toBeLessThan(2)
  expect((await Promise.all(logins)).map(({ result }) => result.status)).toEqual([200, 200, 401])
})

test('while the network drops everything, every call responds within five seconds, and within two once it is back', async () => {
  const target = new URL(await createDatabase())
  const network = await unreliableNetwork(Number(target.port))
  target.port = String(network.port)
  const url = await serverOn(target.href)
  expect((await get(`${url}/api/players?page=2`)).status).toBe(200)

  network.freeze()
  const calls = Array.from({ length: 40 }, (_, index) =>
    timed(index % 2 ? get(`${url}/api/players?search=a&page=${index}`) : post(`${url}/api/auth/login`, credentials)),
  )
  for (const { result, seconds } of await Promise.all(calls)) {
    expect(result.status).toBe(503)
    expect(seconds).toBeLessThan(5)
  }
  // A cached response can still be sent.
  expect((await timed(get(`${url}/api/players?page=2`))).result.status).toBe(200)

  network.thaw()
  for (const call of [get(`${url}/api/players?page=3`), post(`${url}/api/auth/login`, credentials)]) {
    const { result, seconds } = await timed(call)
    expect([200, 401]).toContain(result.status)
    expect(seconds).toBeLessThan(2)
  }
})

test('if the database refuses connections, the call fails immediately with a message', async () => {
  const target = new URL(await createDatabase())
  const network = await unreliableNetwork(Number(target.port))
  target.port = String(network.port)
  const url = await serverOn(target.href)
  await network.close()
  const { result, seconds } = await timed(get(`${url}/api/players?page=4`))
  expect(result).toMatchObject({ status: 503, body: { status: 'error' } })
  expect(seconds).toBeLessThan(1)
})

/** A proxy to a port that can drop all packets like a firewall: connections stay open, but nothing comes through. */
async function unreliableNetwork(targetPort: number) {
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer((caller) => {
    const target = connect(targetPort)
    for (const [from, to] of [
      [caller, target],
      [target, caller],
    ] as const) {
      sockets.add(from)
      from.on('data', (data) => {
        if (!isFrozen) to.write(data)
      })
      from.on('close', () => to.destroy())
      from.on('error', () => {})
    }
  })
  const port = await listen(server)
  const close = async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(close)
  return { port, close, freeze: () => (isFrozen = true), thaw: () => (isFrozen = false) }
}
