import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/**
 * Installs the build in an empty folder as docs/deploy.md says, with nothing else of the repository, and uses it: pages,
 * calls, a share card, the sitemap, backup and restore.
 * Fails when something is missing there, or when the libraries are larger than promised. After `npm run build`.
 */
const shipped = [
  'package.json',
  'package-lock.json',
  'packages/server/db/migrations',
  'dist/client',
  'dist/server',
  ...globSync('dist/*.js'),
]
const maxMegabytes = 80

const account = { name: 'Production', email: 'production@example.com', password: 'kite-and-string', role: 'user' }
const { name: _name, ...credentials } = account
const playerCard = '/og/player-65f1c0ffee00000000000001.png'

const folder = mkdtempSync(join(tmpdir(), 'akhada-production-'))
/** The environment without the variables that npm adds for this script. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV|INIT_CWD)/.test(name)))
const running = new Set<ChildProcess>()

try {
  for (const file of shipped) cpSync(file, join(folder, file), { recursive: true })
  // So that the server draws it.
  rmSync(join(folder, 'dist/client', playerCard))
  npm('ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund')
  const files = globSync('node_modules/**/*', { cwd: folder }).map((file) => statSync(join(folder, file)))
  const bytes = files.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0)
  console.info(`Installed: ${Math.round(bytes / 1e6)} MB (at most ${maxMegabytes})`)
  if (bytes > maxMegabytes * 1e6) throw new Error('What is installed is larger than promised.')

  const first = await serve('first')
  await expectStatus(200, `${first.url}/readyz`)
  await expectStatus(200, `${first.url}/players`)
  await expectStatus(404, `${first.url}/nothing`)
  await expectStatus(200, `${first.url}/api/players?limit=12`)
  await expectStatus(200, `${first.url}${playerCard}`)
  await expectStatus(200, `${first.url}/sitemap-players-1.xml`)
  await expectStatus(201, `${first.url}/api/auth/signup`, account)
  await first.stop()

  const backup = join(folder, 'backup')
  npmIn('first', 'run', 'backup', '--', backup)
  npmIn('second', 'run', 'restore', '--', backup)
  const second = await serve('second')
  await expectStatus(200, `${second.url}/api/auth/login`, credentials)
  await second.stop()
  console.info('Pages, calls, a share card, the sitemap, backup and restore work.')
} finally {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}

function npm(...args: string[]): void {
  execFileSync('npm', args, { cwd: folder, env, stdio: 'inherit' })
}

function npmIn(data: string, ...args: string[]): void {
  execFileSync('npm', args, { cwd: folder, env: { ...env, DATA_DIR: join(folder, data) }, stdio: 'inherit' })
}

/** `npm run serve` on a data folder and a free port. */
async function serve(data: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn('npm', ['run', 'serve'], {
    cwd: folder,
    env: { ...env, PORT: '0', DATA_DIR: join(folder, data) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  const ended = once(child, 'exit')
  const listening = Promise.withResolvers<string>()
  ended.then(([code]) => listening.reject(new Error(`The server ended with ${code} before it listened.`)))
  createInterface(child.stdout).on('line', (line) => {
    const url = /Listening at (http:[^\s"]+)/.exec(line)?.[1]
    if (url) listening.resolve(url)
  })
  const url = await listening.promise
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      running.delete(child)
    },
  }
}

async function expectStatus(status: number, url: string, body?: object): Promise<void> {
  const response = await fetch(url, {
    // A redirected call was not done.
    redirect: 'manual',
    ...(body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (response.status !== status) throw new Error(`${url} responds with ${response.status}: ${await response.text()}`)
}
