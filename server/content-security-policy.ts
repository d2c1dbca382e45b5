import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'

/** What a meta element cannot say. */
const noFrames = "frame-ancestors 'none'"

/** For whatever is no page: a picture or a response that is opened by itself shows itself and runs nothing. */
const strict = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; ${noFrames}`

/** The policy of each built page, by its file: `scripts/content-security-policy.ts` has written it into the page. */
export function readPolicies(folder: string): ReadonlyMap<string, string> {
  const pages = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((file) => file.endsWith('.html'))
  return new Map(
    pages.map((file) => {
      const html = readFileSync(join(folder, file), 'utf8')
      const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]
      return [join(folder, file), policy ? `${policy}; ${noFrames}` : strict]
    }),
  )
}

/** Gives every response without a policy of its own the strict one. */
export const strictPolicy: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', strict)
}
