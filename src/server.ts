import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CallBackend, PageRenderer } from '@akhada/contract/page-renderer'
import { getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler } from '@tanstack/react-start/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { documents as renderers } from './documents/documents'
import { type BuiltFiles, finishPage } from './page-load/finish-page'
import { getRouter } from './router'
import { findRoute, readPageHref } from './router/page-href'

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: { callBackend: CallBackend } }
  }
}

/** Renders the matched page to a string and finishes it there: a response would have to be decoded and encoded again. */
const handle = createStartHandler(async ({ router, responseHeaders }) => {
  const rendered = renderToString(createElement(RouterServer, { router }))
  const html = await transformHtmlStringWithRouter(router, rendered)
  const status = getSsrStatus(router)
  if (!import.meta.env.PROD) return new Response(html, { status, headers: responseHeaders })
  // React silently leaves out a part that throws.
  if (rendered.includes('<!--$!-->')) throw new Error('A part of the page cannot be rendered.')
  const page = finishPage(html, readBuiltFiles())
  responseHeaders.set('Content-Security-Policy', page.policy)
  return new Response(Buffer.from(page.html), { status, headers: responseHeaders })
})

const renderPage: PageRenderer['renderPage'] = async (request, callBackend) =>
  handle(request, { context: { callBackend } })

/** Calls the backend at `API_ORIGIN`. Throws without one, so the page has placeholders and the browser requests the data. */
async function callBackendAtOrigin(path: string, init: RequestInit): Promise<Response> {
  if (!process.env.API_ORIGIN) throw new Error('There is no backend to render with.')
  return fetch(process.env.API_ORIGIN + path, init)
}

const folder = fileURLToPath(new URL('../client', import.meta.url))

const documents: PageRenderer['documents'] = new Map(
  Array.from(renderers, ([path, render]) => [path, () => render(Date.now(), folder)]),
)

let files: BuiltFiles | undefined

function readBuiltFiles(): BuiltFiles {
  if (files) return files
  const stylesheets = readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ href: `/assets/${name}`, css: readFileSync(join(folder, 'assets', name), 'utf8').trim() }))
  files = { folder, stylesheets }
  return files
}

const router = getRouter()

const describePage: PageRenderer['describePage'] = (url) => ({
  href: readPageHref(router, url),
  liveData: findRoute(router, url.pathname)?.options.staticData?.liveData,
})

/** Our server uses all but `fetch`, with which Vite prerenders pages and serves them during development. */
export default {
  fetch: (request: Request) => renderPage(request, callBackendAtOrigin),
  renderPage,
  describePage,
  documents,
} satisfies PageRenderer & { fetch: (request: Request) => Promise<Response> }
