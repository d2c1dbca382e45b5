import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { LRUCache } from 'lru-cache'
import { preferredEncoding } from './encoding'

/** A file as it is sent: itself, or what the build compressed it to. */
interface Variant {
  file: string
  headers: Record<string, string>
}

interface StaticFile {
  original: Variant
  compressed: Record<string, Variant>
}

/** Headers of a file, by its path in the folder. */
type HeadersOf = (file: string) => Record<string, string>

/** What the build writes beside a file, best first. */
const extensions = { br: '.br', gzip: '.gz' }

const maxBytesInMemory = 128 * 1024 * 1024

/**
 * Handlers that send a file of the folder: the requested one, or the given one with a status; without such a file the next handler responds.
 * The folder is listed once, so that no path leads out of it; files are read when they are first requested, and then sent from memory.
 */
export function createStaticFiles(folder: string, headersOf: HeadersOf) {
  const files = listFiles(folder, headersOf)
  const contents = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: maxBytesInMemory,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
    fetchMethod: async (file) => new Uint8Array(await readFile(join(folder, file))),
  })
  const sendRange = serveStatic({ root: folder })

  return (path?: string, status: 200 | 404 = 200): MiddlewareHandler =>
    async (c, next) => {
      const found = files.get(path ?? c.req.path.replace(/\/$/, ''))
      if (!found) return next()
      const { original, compressed } = found
      if (!path && isRangeOf(c, original)) {
        for (const [name, value] of Object.entries(original.headers)) c.header(name, value)
        return sendRange(c, next)
      }
      const encoding = preferredEncoding(c, Object.keys(compressed))
      const { file, headers } = (encoding && compressed[encoding]) || original
      return c.body(await contents.forceFetch(file), status, headers)
    }
}

/** Every file by the path that it is requested by; the page of a folder by that of the folder, too. */
function listFiles(folder: string, headersOf: HeadersOf): Map<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  const existing = new Set(names)
  return new Map(
    names.flatMap((name): [string, StaticFile][] => {
      const variant = (file: string, encoding?: string): Variant => {
        const { size, mtimeMs } = statSync(join(folder, file))
        return {
          file,
          headers: {
            'Content-Type': getMimeType(name) ?? 'application/octet-stream',
            'Content-Length': String(size),
            ETag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
            'Accept-Ranges': 'bytes',
            Vary: 'Accept-Encoding',
            ...(encoding && { 'Content-Encoding': encoding }),
            ...headersOf(name),
          },
        }
      }
      const compressed = Object.entries(extensions)
        .filter(([, extension]) => existing.has(name + extension))
        .map(([encoding, extension]) => [encoding, variant(name + extension, encoding)])
      const file = { original: variant(name), compressed: Object.fromEntries(compressed) }
      const page = /^(?:(.+)\/)?index\.html$/.exec(name)
      return [
        [`/${name}`, file],
        ...(page ? [[page[1] ? `/${page[1]}` : '', file] satisfies [string, StaticFile]] : []),
      ]
    }),
  )
}

/** Whether a part of the file is requested, of no older version of it. */
function isRangeOf(c: Context, { headers }: Variant): boolean {
  const ifRange = c.req.header('if-range')
  return c.req.header('range') !== undefined && (!ifRange || ifRange === headers.ETag)
}
