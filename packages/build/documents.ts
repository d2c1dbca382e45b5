import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '@akhada/contract/page-renderer'

/** Writes the feed, the calendars and the pages to embed as files, for static hosts. */
export async function writeDocuments(folder: string): Promise<void> {
  const server = pathToFileURL(resolve('dist/server/server.js')).href
  const { default: app }: { default: PageRenderer } = await import(server)
  for (const [path, render] of app.documents) {
    const file = join(folder, extname(path) ? path : `${path}/index.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await (await render()).text())
  }
}
