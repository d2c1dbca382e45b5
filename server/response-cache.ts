import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { preferredEncoding } from './encoding'
import { isUnavailable } from './errors'

interface JsonResponse {
  status: 200 | 404
  body: object
}

/** A response, encoded once for all requests within a second. */
interface EncodedResponse {
  status: 200 | 404
  json: Uint8Array<ArrayBuffer>
  /** By encoding, best first; empty for bodies that are too short to win by it. */
  compressed: Record<string, Uint8Array<ArrayBuffer>>
}

export interface ResponseCache {
  /** The response by this name; `read` makes it when there is none, or an old one. */
  fetch: (name: string, read: () => Promise<JsonResponse>) => Promise<EncodedResponse>
}

const maxBytes = 64 * 1024 * 1024
const compressedFrom = 1_024

/** What an entry takes besides its name and its body, roughly. */
const bytesPerEntry = 500

/** How old a response may be, in ms. */
const maxAge = 1_000

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)
/** Takes as long as gzip, for a tenth fewer bytes. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Caches the responses requested most. Simultaneous requests share one query; while the database is unavailable, the last response is sent. */
export function createResponseCache(): ResponseCache {
  const cache = new LRUCache<string, EncodedResponse, () => Promise<JsonResponse>>({
    maxSize: maxBytes,
    // Searches for nothing have long names and short bodies; the name counts twice, as it may need two bytes for each character.
    sizeCalculation: ({ json, compressed }, name) =>
      [json, ...Object.values(compressed)].reduce((sum, { byteLength }) => sum + byteLength, 0) +
      2 * name.length +
      bytesPerEntry,
    ttl: maxAge,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_name, _stale, { context: read }) => encode(await read()),
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

/** Sends an encoded response, compressed when the request prefers that. */
export function sendEncoded(c: Context, { status, json, compressed }: EncodedResponse): Response {
  const encoding = preferredEncoding(c, Object.keys(compressed))
  return c.body((encoding && compressed[encoding]) || json, status, {
    'Content-Type': 'application/json',
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  })
}

async function encode({ status, body }: JsonResponse): Promise<EncodedResponse> {
  const json = new TextEncoder().encode(JSON.stringify(body))
  if (json.byteLength < compressedFrom) return { status, json, compressed: {} }
  const [br, zipped] = await Promise.all([compressBrotli(json, brotliOptions), compressGzip(json)])
  return { status, json, compressed: { br: new Uint8Array(br), gzip: new Uint8Array(zipped) } }
}
