import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
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
    /** Whether the page shows what the server knows, and so is rendered for each request. */
    hasServerData?: boolean
  }
}

const handle = createStartHandler(defaultRenderHandler)

/** Renders the page of a URL. What its loaders ask of the backend goes through `callBackend`. */
export async function renderPage(request: Request, callBackend: CallBackend): Promise<Response> {
  const response = await handle(request, { context: { callBackend } })
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  if (!import.meta.env.PROD || !isPage) return response
  const { html, policy, scripts } = finishPage(await response.text(), builtFiles())
  return new Response(html, {
    status: response.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      Link: scripts.map((href) => `<${href}>; rel=modulepreload`).join(', '),
    },
  })
}

/** Calls the backend that `API_ORIGIN` names. Without one a page is rendered with placeholders, and the browser requests the data. */
async function callOrigin(path: string, init: RequestInit): Promise<Response> {
  if (!process.env.API_ORIGIN) throw new Error('There is no backend to render with.')
  return fetch(process.env.API_ORIGIN + path, init)
}

let files: BuiltFiles | undefined

function builtFiles(): BuiltFiles {
  if (files) return files
  const folder = fileURLToPath(new URL('../client', import.meta.url))
  const stylesheets = readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ href: `/assets/${name}`, css: readFileSync(join(folder, 'assets', name), 'utf8').trim() }))
  files = { folder, stylesheets }
  return files
}

const router = getRouter()

/** Which page a URL asks for, and whether it has to be rendered for it: because of its search params, or of what the server knows. */
export function describePage(url: Pick<URL, 'pathname' | 'search'>): { href: string; hasServerData: boolean } {
  return {
    href: readPageHref(router, url),
    hasServerData: findRoute(router, url.pathname)?.options.staticData?.hasServerData ?? false,
  }
}

/** For the build, which prerenders, and for `vite dev`. */
export default { fetch: (request: Request) => renderPage(request, callOrigin) }
