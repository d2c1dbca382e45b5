import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createApp } from '@akhada/server/http/app'
import { openSeededDatabase } from '../support/open-seeded-database'
import { temporaryFolder } from '../support/temporary-folders'
import { requestFrom } from './backend'

const page = (name: string) =>
  `<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="script-src 'sha256-${name}='"/><h1>${name}</h1>${'<p>filling</p>'.repeat(200)}`

export const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Writes a build like that of `npm run build`. */
export function writeBuild(): string {
  const folder = temporaryFolder()
  const files = {
    'index.html': page('home'),
    'players/index.html': page('players'),
    'embed/tournament/cup/index.html': page('cup'),
    'players/profile/_/index.html': page('a profile'),
    'esports/match/_/index.html': page('a match'),
    '404/index.html': page('missing'),
    'assets/core-abc123.js': 'export const core = 1;'.repeat(100),
    _redirects: '/organizer /organizers 301\n',
    'sw.js': 'self.skipWaiting();'.repeat(20),
    'calendar/games/bgmi.ics': 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
    'feed.xml': '<feed xmlns="http://www.w3.org/2005/Atom"/>',
    'art/x.svg': svg,
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), content)
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content))
  }
  return folder
}

/** Serves such a build to the tests of a file. Returns a function that sends a request. */
export const serveBuild = async () =>
  requestFrom(await createApp({ ...(await openSeededDatabase()), pagesFolder: writeBuild() }))
