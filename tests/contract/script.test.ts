import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseCommand } from '@akhada/contract-check/cli/options'
import { runCommand } from '@akhada/contract-check/cli/run'
import { contractText } from '@akhada/contract-check/document'
import { findFreePort, listen } from '@akhada/harness/free-port'
import { describe, expect, test } from 'vitest'
import { afterTests, temporaryFolder } from '../support/temporary-folders'
import { startOnFolder } from './backends'

interface Run {
  code: number
  output: string
}

/** The output and exit status of `npm run contract -- …`. */
async function contract(...args: string[]): Promise<Run> {
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  const code = await runCommand(args, { info: print, error: print })
  return { code, output: lines.join('\n') }
}

/** Starts a test server, and records its requests. */
async function serve(listener: RequestListener): Promise<{ url: string; requests: string[] }> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    listener(request, response)
  })
  afterTests(() => server.close())
  return { url: `http://127.0.0.1:${await listen(server, '127.0.0.1')}`, requests }
}

const emptyBackend: RequestListener = (_, response) =>
  response.setHeader('Content-Type', 'application/json').end('{"players":[],"pages":0}')

test('a backend that fits the contract: OK for each operation, reports written, exit status 0', async () => {
  const { url } = await startOnFolder()
  const folder = temporaryFolder()
  const [junit, har] = [join(folder, 'junit.xml'), join(folder, 'traffic.har')]
  const { code, output } = await contract(`${url}/`, '--requests', '25', '--seed', '7', '--junit', junit, '--har', har)
  expect(output).toMatch(/^login, POST \/api\/auth\/login: OK \(\d+ checks\)$/m)
  expect(output).toMatch(/^getPlayer, GET \/api\/players\/\{id\}: OK/m)
  expect(output).toMatch(/One throw-away account was signed up: contract-\S+@example\.com$/m)
  expect(output).toMatch(/^ {2}generated: 25 requests \(200 × \d+, 400 × \d+\)$/m)
  expect(output).toMatch(/^OK \(\d+ checks\)$/m)
  expect(code).toBe(0)

  const xml = readFileSync(junit, 'utf8')
  expect(xml).toMatch(/^<\?xml .*\n<testsuites name="contract" tests="\d+" failures="0"/)
  expect(xml).toContain('name="responds as documented to 25 generated requests (--seed 7)"')
  const traffic = readFileSync(har, 'utf8')
  const { log } = JSON.parse(traffic)
  expect(log.version).toBe('1.2')
  expect(log.entries.length).toBeGreaterThan(200)
  expect(log.entries[0]).toMatchObject({ request: { method: 'GET' }, response: { status: 200 } })
  expect(traffic).not.toMatch(/pass-[0-9a-f]/)
  expect(traffic).not.toMatch(/eyJ/)
})

test('a backend that violates the contract: violations by operation, exit status 1', async () => {
  const { url } = await serve((request, response) => {
    if (request.url === '/base/api/players/top') {
      return response.setHeader('Content-Type', 'text/html').end('<h1>Hello</h1>')
    }
    const bodies: Record<string, object> = {
      '/base/api/auth/signup': { status: 'ok' },
      '/base/api/players': { players: [{}] },
    }
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(bodies[request.url ?? ''] ?? {}))
  })
  const junit = join(temporaryFolder(), 'junit.xml')
  const { code, output } = await contract(`${url}/base`, '--junit', junit)
  expect(output).toMatch(/^signup, POST .*: 6 of 6 checks failed$/m)
  expect(output).toContain('the status 200 is not documented (201, 400, 403, 409, 413, 415, 429, 5XX)')
  expect(output).toContain('the content type is "text/html", not application/json')
  expect(output).toContain(`the body of 200 at "/players/0" must have required property '_id'`)
  expect(output).toContain('No account could be signed up.')
  expect(output).toMatch(/^\d+ of \d+ checks failed$/m)
  expect(output).not.toContain('pass-')
  expect(readFileSync(junit, 'utf8')).toMatch(/<failure message="[^"]*&quot;text\/html&quot;/)
  expect(code).toBe(1)
})

test('--read-only sends nothing but GET requests', async () => {
  const { url, requests } = await serve(emptyBackend)
  const { output } = await contract(url, '--read-only', '--requests', '10')
  expect(requests.length).toBeGreaterThan(50)
  expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([])
  expect(output).not.toMatch(/^(login|signup),|account/m)
})

test('--requests: the smallest request that shows a violation, and the seed to repeat it', async () => {
  const { url } = await serve((request, response) => {
    response.statusCode = request.url?.includes('sortBy') ? 500 : 200
    emptyBackend(request, response)
  })
  const { code, output } = await contract(url, '--read-only', '--requests', '200', '--seed', '3')
  expect(output).toContain('✗ responds as documented to 200 generated requests (--seed 3)')
  expect(output).toMatch(/smallest request: .*\n\s+GET \/api\/players\?\S*sortBy=/)
  expect(code).toBe(1)
})

test('no server: an error message, exit status 2', async () => {
  const { code, output } = await contract(`http://localhost:${await findFreePort()}`)
  expect(output).toMatch(/^No response from http:\/\/localhost:\d+ \(/)
  expect(code).toBe(2)
})

test('--help: the options and the exit statuses, exit status 0', async () => {
  const { code, output } = await contract('--help')
  for (const option of ['--read-only', '--requests', '--seed', '--junit', '--har', '--against', 'Exit status']) {
    expect(output).toContain(option)
  }
  expect(code).toBe(0)
})

test('without arguments: an error with the usage, exit status 2', async () => {
  const error = await promisify(execFile)('npm', ['run', '--silent', 'contract']).then(
    () => undefined,
    (error) => error,
  )
  expect(error).toMatchObject({ code: 2, stderr: expect.stringContaining('A host is missing.') })
  expect(error.stderr).toContain('npm run contract -- https://host')
})

test.each([
  [['localhost'], 'This is not one HTTP URL: localhost'],
  [['ftp://example.com'], 'This is not one HTTP URL: ftp://example.com'],
  [['http://a.example', 'http://b.example'], 'This is not one HTTP URL: http://a.example http://b.example'],
  [['http://a.example', '--requests', 'many'], '--requests must be a whole number up to 100000, not many.'],
  [['http://a.example', '--against', 'old.yaml'], '--against compares two files and takes no host.'],
  [['http://a.example', '--unknown'], "Unknown option '--unknown'"],
])('%j is invalid', (args, message) => {
  expect(() => parseCommand(args)).toThrow(message)
})

test('a URL may have a path, and trailing slashes are removed', () => {
  const command = parseCommand(['https://example.com/base//', '--read-only'])
  expect(command).toMatchObject({
    kind: 'check',
    options: { host: 'https://example.com/base', readOnly: true, requests: 0 },
  })
})

describe('--against', () => {
  test.each([
    ['the same contract', contractText, 0, 'Compatible (1.0.0 → 1.0.0).'],
    [
      'a contract that accepted longer names',
      contractText.replace('maxLength: 50', 'maxLength: 60'),
      1,
      '✗ request, name: maxLength 60 → 50 (breaks clients)',
    ],
    ['a file that is not a contract', 'nothing: here', 2, 'This is not an OpenAPI 3.1 document'],
  ])('%s', async (_, text, status, line) => {
    const file = join(temporaryFolder(), 'old.yaml')
    writeFileSync(file, text)
    const { code, output } = await contract('--against', file)
    expect(output).toContain(line)
    expect(code).toBe(status)
  })
})
