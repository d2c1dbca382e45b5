import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler } from '@tanstack/react-start/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { documents as renderers } from './documents/documents'
import { type BuiltFiles, finishPage } from './page-load/finish-page'
import { findRoute, readPageHref } from './page-load/page-href'
import { getRouter } from './router'

/** Sends a call to the backend of the page that is being rendered. */
type CallBackend = (path: string, init: RequestInit) => Promise<Response>

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: { callBackend: CallBackend } }
  }
  interface StaticDataRouteOption {
    /**
     * Whether a page is rendered when it is requested, and why: it shows records of the server, or the sample world as it is now. Other
     * pages are files of the build.
     */
    shows?: 'records' | 'world'
  }
}

/** Renders a matched page, and finishes it as a string: a response would encode and decode it again. */
const handle = createStartHandler(async ({ router, responseHeaders }) => {
  const rendered = renderToString(createElement(RouterServer, { router }))
  const html = await transformHtmlStringWithRouter(router, rendered)
  const status = getSsrStatus(router)
  if (!import.meta.env.PROD) return new Response(html, { status, headers: responseHeaders })
  // React leaves out a part that throws, without a word.
  if (rendered.includes('<!--$!-->')) throw new Error('A part of the page cannot be rendered.')
  const page = finishPage(html, readBuiltFiles())
  responseHeaders.set('Content-Security-Policy', page.policy)
  return new Response(Buffer.from(page.html), { status, headers: responseHeaders })
})

/** Renders the page of a URL. What its loaders ask of the backend goes through `callBackend`. */
export const renderPage = (request: Request, callBackend: CallBackend): Promise<Response> =>
  Promise.resolve(handle(request, { context: { callBackend } }))

/** Calls the backend that `API_ORIGIN` names. Without one a page is rendered with placeholders, and the browser requests the data. */
async function callOrigin(path: string, init: RequestInit): Promise<Response> {
  if (!process.env.API_ORIGIN) throw new Error('There is no backend to render with.')
  return fetch(process.env.API_ORIGIN + path, init)
}

const folder = fileURLToPath(new URL('../client', import.meta.url))

/** What other sites take from this one, by path: the feed, calendars, and pages for frames. Each is rendered as it is now. */
export const documents: ReadonlyMap<string, () => Promise<Response>> = new Map(
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

/** The page of a URL, and the kind of data that it shows and a built file can't. */
export function describePage(url: Pick<URL, 'pathname' | 'search'>): {
  href: string
  shows: 'records' | 'world' | undefined
} {
  return {
    href: readPageHref(router, url),
    shows: findRoute(router, url.pathname)?.options.staticData?.shows,
  }
}

/** For the build, which prerenders, and for `vite dev`. */
export default { fetch: (request: Request) => renderPage(request, callOrigin) }
