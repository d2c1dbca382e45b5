import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Finishes the prerendered pages. A stylesheet that a page has inline is marked as loaded: Vite's preload helper looks for its link, and
 * the type keeps the browser from fetching it. Scripts load at their own priority; the framework would put pictures before them.
 */
const folder = 'dist/client'

const stylesheets = globSync('assets/*.css', { cwd: folder }).map((file) => ({
  href: `/${file}`,
  css: readFileSync(join(folder, file), 'utf8').trim(),
}))

for (const file of globSync('**/*.html', { cwd: folder })) {
  const page = join(folder, file)
  const html = readFileSync(page, 'utf8')
  const links = stylesheets
    .filter(({ css }) => html.includes(css))
    .map(({ href }) => `<link rel="stylesheet" type="text/inlined" href="${href}"/>`)
  writeFileSync(page, html.replaceAll(' fetchPriority="low"', '').replace('</head>', `${links.join('')}</head>`))
}
