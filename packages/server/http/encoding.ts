import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'

/** The encoding that the request prefers (RFC 9110, 12.5.3), the first of several; undefined if it accepts none of them. */
export function preferredEncoding(c: Context, encodings: readonly string[]): string | undefined {
  const accepted = parseAccept(c.req.header('Accept-Encoding') ?? '')
  const qualityOf = (encoding: string) =>
    (accepted.find(({ type }) => type.toLowerCase() === encoding) ?? accepted.find(({ type }) => type === '*'))?.q ?? 0
  const [best] = encodings.filter(qualityOf).toSorted((a, b) => qualityOf(b) - qualityOf(a))
  return best
}
