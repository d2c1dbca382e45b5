import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/support/free-port'
import { type Cleanups, runCleanups, startOnFolder } from './backends'

interface Run {
  code: number
  output: string
}

const cleanups: Cleanups = []

afterAll(() => runCleanups(cleanups))

/** What `npm run contract -- …` prints, and how it ends. */
function contract(...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile('tsx', ['scripts/contract.ts', ...args], (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    )
  })
}

test('a backend that keeps to the contract: each call named, exit code 0', async () => {
  const { url } = await startOnFolder(cleanups)
  const { code, output } = await contract(`${url}/`)
  expect(output).toMatch(/^login, POST \/api\/auth\/login: keeps to it \(\d+ checks\)$/m)
  expect(output).toMatch(/^getPlayer, GET \/api\/players\/\{id\}: keeps to it/m)
  expect(output).toMatch(/throw-away account there: contract-\S+@example\.com$/m)
  expect(output).toMatch(/^It keeps to the contract\.$/m)
  expect(code).toBe(0)
})

test('a backend that departs from the contract: what departs, call by call, exit code 1', async () => {
  const server = createServer(({ url }, response) => {
    if (url === '/base/api/players/top') return response.setHeader('Content-Type', 'text/html').end('<h1>Hello</h1>')
    const answers: Record<string, object> = {
      '/base/api/auth/signup': { status: 'ok' },
      '/base/api/players': { players: [{}] },
    }
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answers[url ?? ''] ?? {}))
  }).listen(0)
  cleanups.push(() => server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { code, output } = await contract(`http://localhost:${port}/base`)
  expect(output).toMatch(/^signup, POST .*: departs in 6 of 6 checks$/m)
  expect(output).toContain('the status 200 is not documented (201, 400, 403, 409, 413, 429, 5XX)')
  expect(output).toContain('the content type is "text/html", not application/json')
  expect(output).toContain(`the body of 200 at "/players/0" must have required property '_id'`)
  expect(output).toContain('No account could be signed up there.')
  expect(output).not.toContain('pass-')
  expect(code).toBe(1)
})

test('nobody there: says so, exit code 2', async () => {
  const { code, output } = await contract(`http://localhost:${await freePort()}`)
  expect(output).toMatch(/^Nothing answers at http:\/\/localhost:\d+ \(/)
  expect(code).toBe(2)
})

test.each([[[]], [['localhost']], [['ftp://example.com']], [['http://a.example', 'http://b.example']]])(
  'called with %j: explains itself, exit code 2',
  async (args) => {
    const { code, output } = await contract(...args)
    expect(output).toContain('npm run contract -- https://host')
    for (const arg of args) expect(output).toContain(arg)
    expect(code).toBe(2)
  },
)
