import type { Context } from 'hono'

/** A directive that a meta element can't have. */
export const noFrames = "frame-ancestors 'none'"

/** For everything but pages: a picture or response that is opened on its own must not run scripts. */
const strict = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; ${noFrames}`

/** For pages made to be embedded by other sites. */
export const anyFrames = 'frame-ancestors *'

/** The policy that `src/page-load/finish-page.ts` wrote into a built page; `file` is the path of the page in the folder. */
export function readPagePolicy(html: string, file: string): string {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]
  return policy ? `${policy}; ${file.startsWith('embed/') ? anyFrames : noFrames}` : strict
}

/** Whether other sites may show a response in a frame. */
export const allowsFrames = (c: Context): boolean =>
  c.res.headers.get('Content-Security-Policy')?.endsWith(anyFrames) ?? false

/** Adds the strict policy to a response without one. */
export function setStrictPolicy(c: Context): void {
  // `c.header` would copy the body of a finished response.
  if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', strict)
}
