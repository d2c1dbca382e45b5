import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { urlSet } from '@akhada/contract/sitemap'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { LRUCache } from 'lru-cache'
import type { Read } from '../db/database.types'
import { listIdsInRange, listSitemapStarts } from '../db/players-store'
import { isUnavailable } from './errors'
import { fetchOrStale } from './fetch-or-stale'
import type { CountRead } from './rendered-pages'

/** Players per file. */
const fileLength = 10_000

/** How long what was read is cached, in ms. */
const maxAgeMs = 60 * 60 * 1000
const maxBytesInMemory = 8 * 1024 * 1024

const headers = { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=3600' }

/** The built `/sitemap.xml` with an entry for each file of players, and those files. Both are read from the database and cached for an hour. */
export function createSitemap(folder: string, read: Read, countRead: CountRead): Hono {
  const app = new Hono()
  const file = join(folder, 'sitemap.xml')
  const built = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const origin = /<loc>(.+)\/sitemap-pages\.xml<\/loc>/.exec(built)?.[1]
  if (!origin) return app

  const recent = { ttl: maxAgeMs, noDeleteOnFetchRejection: true }
  /** The first id of each file. */
  const starts = new LRUCache<'all', string[]>({
    ...recent,
    max: 1,
    fetchMethod: () => read((db) => listSitemapStarts(db, fileLength)),
  })
  const files = new LRUCache<number, string>({
    ...recent,
    maxSize: maxBytesInMemory,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (number) => {
      const [first, next] = ((await fetchOrStale(starts, 'all')) ?? []).slice(number - 1, number + 1)
      if (first === undefined) return undefined
      const ids = await read((db) => listIdsInRange(db, { first, next, most: fileLength }))
      return urlSet(ids.map((id) => `${origin}/players/profile/${encodeURIComponent(id)}`))
    },
  })

  return app
    .use('/:file{sitemap.*\\.xml}', compress(), etag(), (c, next) => {
      countRead(c)
      return next()
    })
    .get('/sitemap.xml', async (c, next) => {
      try {
        const entries = ((await fetchOrStale(starts, 'all')) ?? []).map(
          (_, index) => `  <sitemap><loc>${origin}/sitemap-players-${index + 1}.xml</loc></sitemap>\n`,
        )
        return c.body(built.replace('</sitemapindex>', `${entries.join('')}</sitemapindex>`), 200, headers)
      } catch (error) {
        if (isUnavailable(error)) return next()
        throw error
      }
    })
    .get('/:file{sitemap-players-[1-9][0-9]{0,4}\\.xml}', async (c, next) => {
      const urls = await fetchOrStale(files, Number(/\d+/.exec(c.req.param('file'))?.[0]))
      return urls ? c.body(urls, 200, headers) : next()
    })
}
