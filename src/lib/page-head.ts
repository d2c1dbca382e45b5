import { brand, siteUrl } from './brand'

interface PageMeta {
  /** Without the name of the site, which is added. */
  title: string
  description: string
  /** Path of the page, such as `/players`; the canonical link and the share card derive from it. */
  path: string
  /** A share card other than the page's own, 1200×630, as a path of the site. */
  image?: string
  type?: 'website' | 'profile'
  /** Structured data for search engines, as JSON-LD objects. */
  structuredData?: object[]
  /** Its name in the breadcrumbs, if it isn't the title. */
  name?: string
  /** Breadcrumbs between Home and this page, which search engines show above the title. */
  breadcrumbs?: readonly { name: string; path: string }[]
  /** Keeps the page out of search engines. */
  noindex?: boolean
}

/** Pages below a section that have their own card; the others show the card of their section (`packages/build/art-manifest/cards.ts`). */
const ownCard = /^\/(esports(\/tournament)?|creators|organization)\/[^/]+$/

/** The head of a page: title, description, canonical link, OpenGraph tags and structured data. The loader of each page returns one. */
export function pageHead({
  title,
  description,
  path,
  image,
  type = 'website',
  structuredData = [],
  breadcrumbs,
  name = title,
  noindex,
}: PageMeta) {
  const fullTitle = path === '/' ? title : `${title} | ${brand.name}`
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { property: 'og:type', content: type },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:url', content: siteUrl + path },
      { property: 'og:image', content: siteUrl + (image ?? shareCard(noindex ? '/' : path)) },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [{ rel: 'canonical', href: siteUrl + path }],
    scripts: [...structuredData, ...(breadcrumbs ? [breadcrumbList([...breadcrumbs, { name, path }])] : [])].map(
      (data) => ({
        type: 'application/ld+json',
        // `<` would end the script element early.
        children: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
      }),
    ),
  }
}

export type PageHead = ReturnType<typeof pageHead>

/** The head of a page whose loader returned none: its id is unknown, or its data failed to load. */
export const fallbackHead = (kind = 'Page', status?: string): PageHead =>
  pageHead({
    path: '/404',
    // Neither `notFound` nor `error`: only the root matches a path that can't be decoded, such as `/%ff`.
    title: status === 'error' ? kind : `${kind} not found`,
    description: 'There’s nothing to show at this address.',
    noindex: true,
  })

/** An untrusted text as one line of the head: cut to a length, without line breaks and marks that change its direction. */
export function cutText(text: string, length: number): string {
  const letters = [...text.replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim()]
  if (letters.length <= length) return letters.join('')
  const start = letters.slice(0, length - 1).join('')
  return `${start.trimEnd()}…`
}

const breadcrumbList = (breadcrumbs: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...breadcrumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + path,
  })),
})

function shareCard(path: string) {
  const section = path.split('/')[1] || 'home'
  return `/og/${ownCard.test(path) ? path.slice(1).replaceAll('/', '-') : section}.png`
}
