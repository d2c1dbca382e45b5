import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { redirects } from '@akhada/contract/redirects'

/** Writes the redirects in the format that static hosts (Netlify, Cloudflare Pages) read. */
export function writeRedirects(folder: string): void {
  const lines = redirects.flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/* ${to}/:splat 301`])
  writeFileSync(join(folder, '_redirects'), `${lines.join('\n')}\n`)
}
