import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sitemapNamespace, urlSet } from '@akhada/contract/sitemap'

/**
 * Lists the canonical URL of every built page that search engines may index. `sitemap.xml` refers to this list; the server's also refers
 * to the lists of players (`packages/server/http/sitemap.ts`). `robots.txt` says where `sitemap.xml` is.
 */
export function writeSitemap(folder: string): void {
  const canonicalUrls = globSync('**/*.html', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((html) => !html.includes('content="noindex"'))
    .flatMap((html) => html.match(/<link rel="canonical" href="([^"]+)"/)?.[1] ?? [])
    .toSorted()
  // The site's origin, taken from the pages: crawlers don't accept relative URLs.
  const { origin } = new URL(canonicalUrls[0] ?? '')
  const write = (file: string, content: string) => writeFileSync(join(folder, file), content)

  write('sitemap-pages.xml', urlSet(canonicalUrls))
  write(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="${sitemapNamespace}">
  <sitemap><loc>${origin}/sitemap-pages.xml</loc></sitemap>
</sitemapindex>
`,
  )
  write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
}
