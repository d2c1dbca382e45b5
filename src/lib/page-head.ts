import { brand, siteUrl } from './brand'

interface Page {
  /** Without the name of the site, which is added. */
  title: string
  description: string
  /** Path of the page, such as `/players`; the canonical link and the share card's address derive from it. */
  path: string
  /** Share card, 1200×630, relative to the site. */
  image?: string
  /** Structured data for search engines, as JSON-LD objects. */
  structuredData?: object[]
  /** Keeps the page out of search engines. */
  hidden?: boolean
}

/** The head of a page: title, description, canonical link, OpenGraph tags and structured data, for a route's `head`. */
export function pageHead({ title, description, path, image = '/og/home.png', structuredData = [], hidden }: Page) {
  const fullTitle = path === '/' ? title : `${title} | ${brand.name}`
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:url', content: siteUrl + path },
      { property: 'og:image', content: siteUrl + image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [{ rel: 'canonical', href: siteUrl + path }],
    scripts: structuredData.map((data) => ({
      type: 'application/ld+json',
      // `<` would end the script element early.
      children: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
    })),
  }
}
