// Installs the build in an empty folder as docs/deploy.md says, with nothing else of the repository, and uses it: pages,
// calls, a share card, the sitemap, backup and restore.
// Fails if something is missing there, or if the libraries are larger than promised. Run it after `npm run build`.

import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sum } from '@akhada/contract/sum'
import { startServerProcess } from '@akhada/harness/server-process'

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

try {
  for (const file of shipped) cpSync(file, join(folder, file), { recursive: true })
  // Removed, so that the server has to draw it.
  rmSync(join(folder, 'dist/client', playerCard))
  npm('first', 'ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund')
  const files = globSync('node_modules/**/*', { cwd: folder }).map((file) => statSync(join(folder, file)))
  const bytes = sum(files.filter((file) => file.isFile()).map(({ size }) => size))
  console.info(`Installed: ${Math.round(bytes / 1e6)} MB (at most ${maxMegabytes})`)
  if (bytes > maxMegabytes * 1e6) throw new Error('What is installed is larger than promised.')

  await serve('first', async (url) => {
    await expectStatus(200, `${url}/readyz`)
    await expectStatus(200, `${url}/players`)
    await expectStatus(404, `${url}/nothing`)
    await expectStatus(200, `${url}/api/players?limit=12`)
    await expectStatus(200, `${url}${playerCard}`)
    await expectStatus(200, `${url}/sitemap-players-1.xml`)
    await expectStatus(201, `${url}/api/auth/signup`, account)
  })
  const backup = join(folder, 'backup')
  npm('first', 'run', 'backup', '--', backup)
  npm('second', 'run', 'restore', '--', backup)
  await serve('second', (url) => expectStatus(200, `${url}/api/auth/login`, credentials))
  console.info('Pages, calls, a share card, the sitemap, backup and restore work.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Runs npm in the folder. Its commands use the data folder with this name. */
function npm(data: string, ...args: string[]): void {
  execFileSync('npm', args, { cwd: folder, env: { ...env, DATA_DIR: join(folder, data) }, stdio: 'inherit' })
}

/** Runs `use` with a server on a data folder. */
async function serve(data: string, use: (url: string) => Promise<void>): Promise<void> {
  const { url, stop } = await startServerProcess({ DATA_DIR: join(folder, data) }, folder)
  try {
    await use(url)
  } finally {
    await stop()
  }
}

async function expectStatus(status: number, url: string, body?: object): Promise<void> {
  const response = await fetch(url, {
    // A redirect must not pass for a successful call.
    redirect: 'manual',
    ...(body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (response.status !== status) throw new Error(`${url} responds with ${response.status}: ${await response.text()}`)
}
