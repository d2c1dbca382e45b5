import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { preferredEncoding } from './encoding'
import { isUnavailable } from './errors'

/** A response that is the same for all visitors. */
export interface SharedResponse {
  status: 200 | 307 | 404
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
}

/** A response in memory, compressed once for all requests. */
interface CachedResponse extends SharedResponse {
  compressed: Map<string, Promise<Uint8Array<ArrayBuffer>>>
}

export type ResponseCache = ReturnType<typeof createResponseCache>

interface Age {
  /** How old a response may be, in ms. */
  max: number
  /** How long after that it's still sent while the next one is made, in ms. */
  stale: number
}

const compressedFrom = 1_024

/** Rough size of an entry without its name and body, in bytes. */
const bytesPerEntry = 1_000

const defaultAge: Age = { max: 1_000, stale: 0 }

/** The highest quality that compresses a page within 3 ms, on another thread, with a window larger than a page. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 }

/** Best first. */
const compressors: Record<string, (body: Uint8Array) => Promise<Uint8Array>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { ...brotliParams, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
    }),
  gzip: promisify(gzip),
}

/** A response as JSON. */
export const jsonResponse = (status: 200 | 404, body: object): SharedResponse => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: new TextEncoder().encode(JSON.stringify(body)),
})

/** Caches the most recently used responses. Simultaneous requests share one read. While the database is down, the last response is sent. */
export function createResponseCache(maxMegabytes: number) {
  const cache = new LRUCache<string, CachedResponse, () => Promise<SharedResponse>>({
    maxSize: maxMegabytes * 1024 * 1024,
    // Counts the compressed body too, and the name, at two bytes a character: searches without results have long names and short bodies.
    sizeCalculation: ({ body }, name) => Math.ceil(1.4 * body.byteLength) + 2 * name.length + bytesPerEntry,
    ttl: defaultAge.max,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_name, _stale, { context: read }) => {
      return { ...(await read()), compressed: new Map() }
    },
  })
  return {
    /** Returns the response with this name. Calls `read` if there is none, or if it's too old. */
    fetch: async (name: string, read: () => Promise<SharedResponse>, { max, stale } = defaultAge) => {
      try {
        const allowStale = cache.getRemainingTTL(name) > -stale
        return await cache.forceFetch(name, { context: read, ttl: max, allowStale })
      } catch (error) {
        const last = isUnavailable(error) && cache.peek(name, { allowStale: true })
        if (last) return last
        throw error
      }
    },
  }
}

/** Sends a cached response, compressed if it's long enough and the request accepts that. */
export async function sendCached(c: Context, { status, headers, body, compressed }: CachedResponse): Promise<Response> {
  const encoding = body.byteLength < compressedFrom ? undefined : preferredEncoding(c, Object.keys(compressors))
  const compress = encoding && compressors[encoding]
  if (!compress) return c.newResponse(body, status, { ...headers, Vary: 'Accept-Encoding' })
  // A copy, because the result is part of a larger buffer.
  const bytes = compressed.get(encoding) ?? compress(body).then((result) => new Uint8Array(result))
  compressed.set(encoding, bytes)
  // After a failure the next request tries again.
  bytes.catch(() => compressed.delete(encoding))
  return c.newResponse(await bytes, status, { ...headers, Vary: 'Accept-Encoding', 'Content-Encoding': encoding })
}
