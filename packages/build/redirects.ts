// Writes the redirects in the format that static hosts (Netlify, Cloudflare Pages) and our server read.

import { writeFileSync } from 'node:fs'
import { redirects } from '~/router/redirects'

const lines = redirects.flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/* ${to}/:splat 301`])
writeFileSync('dist/client/_redirects', `${lines.join('\n')}\n`)
