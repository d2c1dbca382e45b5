// Writes the feed, the calendars and the pages to embed as files, for static hosts.

import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '@akhada/contract/page-renderer'

const { default: app }: { default: PageRenderer } = await import(pathToFileURL(resolve('dist/server/server.js')).href)

for (const [path, render] of app.documents) {
  const file = join('dist/client', extname(path) ? path : `${path}/index.html`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await (await render()).text())
}
