import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lists every built page that search engines may read, with the canonical URL that the page itself names, and says in `robots.txt` where the list is. */
const folder = 'dist/client'

const canonicalUrls = globSync('**/*.html', { cwd: folder })
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .filter((html) => !html.includes('content="noindex"'))
  .flatMap((html) => html.match(/<link rel="canonical" href="([^"]+)"/)?.[1] ?? [])
  .toSorted()

writeFileSync(
  join(folder, 'sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${canonicalUrls.map((url) => `  <url><loc>${url}</loc></url>`).join('\n')}
</urlset>
`,
)

// The site's own origin, as the pages have it: a crawler takes no relative one.
const host = new URL(canonicalUrls[0] ?? '').origin
writeFileSync(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${host}/sitemap.xml\n`)
