import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { readPolicies } from './content-security-policy'

const oneYear = 'public, max-age=31536000, immutable'
const oneDay = 'public, max-age=86400'

interface PagesEnv {
  /** The file that is sent, without the ending of its encoding. */
  Variables: { file?: string }
}

/** The built app: prerendered pages, redirects, the page of any player's profile, and the not-found page for all else. */
export function createPages(folder: string): Hono<PagesEnv> {
  const policies = readPolicies(folder)
  const files = (path?: string) =>
    serveStatic<PagesEnv>({
      root: folder,
      precompressed: true,
      onFound: (file, c) => c.set('file', file.replace(/\.(br|gz)$/, '')),
      ...(path && { path }),
    })

  return (
    new Hono<PagesEnv>()
      // Outside of `etag`: browsers take over what a 304 says.
      .use(async (c, next) => {
        await next()
        const policy = policies.get(c.get('file') ?? '')
        if (policy) c.header('Content-Security-Policy', policy)
      })
      .use(etag(), cacheHeaders)
      .get('*', redirect(folder))
      .get('/players/profile/:id', files('players/profile/_/index.html'))
      .get('*', files())
      .get('*', withStatus404, files('404/index.html'))
  )
}

/** Redirects by the lines of the build's `_redirects`: "/from /to 301", and "/from/* /to/:splat 301" for all below. */
function redirect(folder: string): MiddlewareHandler {
  const file = join(folder, '_redirects')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  const targets = new Map(lines.map((line) => [line.split(' ')[0], line.split(' ')[1]]))
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const [, name, rest = ''] = /^(\/[^/]*)(?:\/(.*))?$/.exec(pathname) ?? []
    const target = targets.get(pathname) ?? targets.get(`${name}/*`)?.replace(':splat', () => rest)
    return target ? c.redirect(target + search, 301) : next()
  }
}

/** Files with a hash in their name never change; HTML is revalidated on every request. */
const cacheHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html')
  c.header('Cache-Control', c.req.path.startsWith('/assets/') && !isPage ? oneYear : isPage ? 'no-cache' : oneDay)
  c.header('Vary', 'Accept-Encoding')
}

const withStatus404: MiddlewareHandler = async (c, next) => {
  await next()
  c.res = new Response(c.res.body, { status: 404, headers: c.res.headers })
}
