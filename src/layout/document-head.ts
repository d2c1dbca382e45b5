import type { AnyRouteMatch } from '@tanstack/react-router'
import { fallbackHead, type PageHead } from '~/lib/page-head'

const meta = [
  { charSet: 'utf-8' },
  {
    name: 'viewport',
    content: 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content',
  },
  { name: 'theme-color', content: '#0b0a0e' },
]

const links = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** The head of the document: what is the same for all pages, and what the loader of the page returned. */
export function documentHead(matches: readonly AnyRouteMatch[]) {
  const match = matches.at(-1)
  const page: PageHead = match?.loaderData ?? fallbackHead(match?.staticData.record, match?.status)
  return { meta: [...meta, ...page.meta], links: [...links, ...page.links], scripts: page.scripts }
}
