import { hash } from 'node:crypto'

/** What is inline in a page; `attributes` are the values of `style`. */
export type InlineTexts = Record<'scripts' | 'styles' | 'attributes', string[]>

const { VITE_API_HOST } = import.meta.env
/** Where the API is, unless the site serves it. */
const api = VITE_API_HOST ? [new URL(VITE_API_HOST).origin] : []

/** The Content-Security-Policy of a page: its own inline scripts and styles, by hash, and no others. */
export function buildPagePolicy({ scripts, styles, attributes }: InlineTexts): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashTexts(scripts)}`,
    // In a document that React creates in the browser, style elements are empty.
    `style-src 'self' ${hashTexts([...styles, ''])}`,
    `style-src-attr ${attributes.length > 0 ? `'unsafe-hashes' ${hashTexts(attributes)}` : "'none'"}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
    // Pictures of players may be on any host.
    ["img-src 'self' https: data:", ...api].join(' '),
    ["connect-src 'self'", ...api].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    // Without JavaScript the contact form opens the mail program by itself.
    "form-action 'self' mailto:",
  ].join('; ')
}

const hashTexts = (texts: readonly string[]) =>
  [...new Set(texts)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`).join(' ')
