import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { workerUrl } from '../src/offline/storage'

/**
 * Writes into each finished page the policy that allows its own inline scripts and styles, by hash, and no others.
 * It is in a meta element for static hosts; `server/content-security-policy.ts` sends it as a header too.
 */
const folder = 'dist/client'

const env = loadEnv('production', process.cwd(), 'VITE_')
const originsOf = (...urls: (string | undefined)[]) => urls.flatMap((url) => (url ? [new URL(url).origin] : []))

/**
 * React makes script elements from this one markup, and sets the text of styles and structured data; no other markup may come from a script.
 * The only script URL that is set as a string is the service worker's.
 * Browsers without trusted types ignore it.
 */
const trustedTypes = `<script>window.trustedTypes?.createPolicy('default',{createHTML:h=>h==='<script>\\x3c/script>'||!h.includes('<')?h:null,createScriptURL:u=>u==='${workerUrl}'?u:null})</script>`

const entities = { quot: '"', amp: '&', '#x27': "'", lt: '<', gt: '>' }

for (const file of globSync('**/*.html', { cwd: folder })) {
  const page = join(folder, file)
  const html = readFileSync(page, 'utf8')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(trustedTypes + html)}"/>`
  writeFileSync(
    page,
    html.replace(/<head><meta charset="utf-8"\/>/i, (start) => `${start}${meta}${trustedTypes}`),
  )
}

function policyOf(html: string): string {
  const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    // Structured data does not run.
    .filter(([, attributes]) => !/ src=|application\/ld\+json/.test(attributes ?? ''))
    .map(([, , text = '']) => text)
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)
  const markup = html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
  const attributes = [...markup.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) => decode(text))

  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(scripts)}`,
    `style-src 'self' ${hashes(styles)}`,
    `style-src-attr ${attributes.length > 0 ? `'unsafe-hashes' ${hashes(attributes)}` : "'none'"}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
    // Pictures of players may be anywhere.
    ["img-src 'self' https: data:", ...originsOf(env.VITE_API_HOST)].join(' '),
    ["connect-src 'self'", ...originsOf(env.VITE_API_HOST, env.VITE_REPORT_URL)].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    // Without a script the contact form opens the mail program by itself.
    "form-action 'self' mailto:",
  ].join('; ')
}

function hashes(texts: readonly string[]): string {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')
}

function decode(text: string): string {
  return text.replace(/&(quot|amp|#x27|lt|gt);/g, (_, name: keyof typeof entities) => entities[name])
}
