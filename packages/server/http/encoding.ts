import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

/** The encoding that the request prefers (RFC 9110, 12.5.3), the first of several; undefined if it accepts none of them. */
export function preferredEncoding(c: Context, encodings: readonly string[]): string | undefined {
  const preferred = accepts(c, {
    header: 'Accept-Encoding',
    supports: [...encodings],
    default: '',
    match: (accepted, { supports }) => {
      const readQuality = (encoding: string) =>
        (accepted.find(({ type }) => type.toLowerCase() === encoding) ?? accepted.find(({ type }) => type === '*'))
          ?.q ?? 0
      const [best] = supports.toSorted((a, b) => readQuality(b) - readQuality(a))
      return best && readQuality(best) > 0 ? best : ''
    },
  })
  return preferred || undefined
}
