export const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A file of a sitemap: URLs that search engines may index. */
export const urlSet = (urls: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${sitemapNamespace}">
${urls.map((url) => `  <url><loc>${url}</loc></url>`).join('\n')}
</urlset>
`
