import type { Context } from 'hono'

/** Directives that a meta element cannot have. */
export const noFrames = "frame-ancestors 'none'"

/** For everything but pages: a picture or a response that is opened by itself runs no script. */
const strict = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; ${noFrames}`

/** For pages made to be embedded by other sites. */
export const anyFrames = 'frame-ancestors *'

/** The policy of a built page, which `src/page-load/page-policy.ts` has written into it; `file` is its path in the folder. */
export function pagePolicy(html: string, file: string): string {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]
  return policy ? `${policy}; ${file.startsWith('embed/') ? anyFrames : noFrames}` : strict
}

/** Whether other sites may show a response in a frame. */
export const allowsFrames = (c: Context): boolean =>
  c.res.headers.get('Content-Security-Policy')?.endsWith(anyFrames) ?? false

/** Adds the strict policy to a response without one. */
export function setStrictPolicy(c: Context): void {
  // `c.header` would copy the body of a response that is ready.
  if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', strict)
}
