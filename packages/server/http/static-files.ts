import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Context, MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { preferredEncoding } from './encoding'

type Content = Uint8Array<ArrayBuffer>

/** A file as it is sent: as is, or compressed by the build. */
interface Variant {
  content: Content
  headers: Record<string, string>
}

interface StaticFile {
  original: Variant
  compressed: Record<string, Variant>
}

/** Makes the headers of a file from its path and content. */
type MakeHeaders = (file: string, content: Buffer) => Record<string, string>

/** Extensions of the compressed files that the build writes next to a file, best first. */
const extensions = { br: '.br', gzip: '.gz' }

/** Files for the server only: they have no URL. */
const unlisted = /^_redirects$|\.(br|gz)$/

/**
 * Makes handlers that send a file of the folder: the requested one, or the one at a given path with a status. If there is none, the next
 * handler responds. All files are read once, so that no path leads out of the folder, and a new build changes nothing until a restart.
 */
export function createStaticFiles(folder: string, makeHeaders: MakeHeaders) {
  const files = readFiles(folder, makeHeaders)
  return (path?: string, status: 200 | 404 = 200): MiddlewareHandler =>
    async (c, next) => {
      const found = files.get(path ?? c.req.path)
      if (!found) return next()
      const { original, compressed } = found
      const range = status === 200 && findRange(c, original)
      if (range) return sendRange(c, original, range)
      const encoding = preferredEncoding(c, Object.keys(compressed))
      const { content, headers } = (encoding && compressed[encoding]) || original
      return c.body(content, status, headers)
    }
}

/** Reads every file, by its URL path; a page by the path of its folder. */
function readFiles(folder: string, makeHeaders: MakeHeaders): Map<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  const existing = new Set(names)
  return new Map(
    names
      .filter((name) => !unlisted.test(name))
      .map((name) => {
        const original = readFileSync(join(folder, name))
        const shared = {
          'Content-Type': getMimeType(name) ?? 'application/octet-stream',
          'Accept-Ranges': 'bytes',
          Vary: 'Accept-Encoding',
          ...makeHeaders(name, original),
        }
        const compressed = Object.entries(extensions)
          .filter(([, extension]) => existing.has(name + extension))
          .map(([encoding, extension]) => {
            const content = readFileSync(join(folder, name + extension))
            return [encoding, makeVariant(content, { ...shared, 'Content-Encoding': encoding })]
          })
        const file = { original: makeVariant(original, shared), compressed: Object.fromEntries(compressed) }
        return [`/${name.replace(/(^|\/)index\.html$/, '')}`, file]
      }),
  )
}

const makeVariant = (content: Content, headers: Record<string, string>): Variant => ({
  content,
  headers: {
    ...headers,
    'Content-Length': String(content.byteLength),
    ETag: `"${hash('sha256', content, 'base64url').slice(0, 22)}"`,
  },
})

interface Range {
  start: number
  /** Exclusive. */
  end: number
}

/** The byte range that the request names for this version of the file. Without a single valid range, the whole file is sent. */
function findRange(c: Context, { content, headers }: Variant): Range | undefined {
  const ifRange = c.req.header('if-range')
  if (c.req.method !== 'GET' || (ifRange && ifRange !== headers.ETag)) return undefined
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('range') ?? '') ?? []
  const size = content.byteLength
  if (first && last && Number(last) < Number(first)) return undefined
  if (first) return { start: Number(first), end: last ? Math.min(Number(last) + 1, size) : size }
  return last ? { start: Math.max(0, size - Number(last)), end: size } : undefined
}

function sendRange(c: Context, { content, headers }: Variant, { start, end }: Range): Response {
  const part = content.subarray(start, end)
  const size = content.byteLength
  const length = { 'Content-Length': String(part.byteLength) }
  if (part.byteLength === 0) return c.body(null, 416, { ...headers, ...length, 'Content-Range': `bytes */${size}` })
  return c.body(part, 206, { ...headers, ...length, 'Content-Range': `bytes ${start}-${end - 1}/${size}` })
}
