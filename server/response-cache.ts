import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { preferredEncoding } from './encoding'
import { isUnavailable } from './errors'

/** A response that is the same for everybody. */
export interface SharedResponse {
  status: 200 | 307 | 404
  headers: Record<string, string>
  body: string
}

/** A response in memory, compressed once for all requests. */
export interface CachedResponse extends Omit<SharedResponse, 'body'> {
  body: Uint8Array<ArrayBuffer>
  compressed: Map<string, Promise<Uint8Array<ArrayBuffer>>>
}

export interface ResponseCache {
  /** The response by this name; `read` makes it when there is none, or an old one. */
  fetch: (name: string, read: () => Promise<SharedResponse>) => Promise<CachedResponse>
}

const compressedFrom = 1_024

/** How much an entry takes in addition to its name and body, roughly. */
const bytesPerEntry = 1_000

/** How old a response may be, in ms. */
const maxAge = 1_000

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)
/** Takes as long as gzip, for a tenth fewer bytes. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Best first. */
const compressors: Record<string, (body: Uint8Array) => Promise<Uint8Array>> = {
  br: (body) => compressBrotli(body, brotliOptions),
  gzip: (body) => compressGzip(body),
}

/** A response as JSON. */
export const jsonResponse = (status: 200 | 404, body: object): SharedResponse => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

/** Caches the responses requested most, up to so many MB. Simultaneous requests share one read; while the database is unavailable, the last response is sent. */
export function createResponseCache(maxMegabytes: number): ResponseCache {
  const cache = new LRUCache<string, CachedResponse, () => Promise<SharedResponse>>({
    maxSize: maxMegabytes * 1024 * 1024,
    // With what it is compressed to. Searches for nothing have long names and short bodies; a character may need two bytes.
    sizeCalculation: ({ body }, name) => Math.ceil(1.4 * body.byteLength) + 2 * name.length + bytesPerEntry,
    ttl: maxAge,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_name, _stale, { context: read }) => {
      const { body, headers, status } = await read()
      return { status, headers, body: new TextEncoder().encode(body), compressed: new Map() }
    },
  })
  return {
    fetch: async (name, read) => {
      try {
        return await cache.forceFetch(name, { context: read })
      } catch (error) {
        const last = isUnavailable(error) && cache.peek(name, { allowStale: true })
        if (last) return last
        throw error
      }
    },
  }
}

/** Sends a cached response, compressed when the request prefers that. */
export async function sendCached(c: Context, { status, headers, body, compressed }: CachedResponse): Promise<Response> {
  const encoding = body.byteLength < compressedFrom ? undefined : preferredEncoding(c, Object.keys(compressors))
  const compress = encoding && compressors[encoding]
  if (!compress) return c.newResponse(body, status, { ...headers, Vary: 'Accept-Encoding' })
  const bytes = compressed.get(encoding) ?? compress(body).then((result) => new Uint8Array(result))
  compressed.set(encoding, bytes)
  return c.newResponse(await bytes, status, { ...headers, Vary: 'Accept-Encoding', 'Content-Encoding': encoding })
}
