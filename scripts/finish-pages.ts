import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Finishes the prerendered pages, so that what hydration needs does not compete with what can wait:
 * - a stylesheet that is inline counts as loaded: Vite's preload helper looks for its link, and the type keeps browsers from fetching it;
 * - scripts load at their own priority, which the framework lowers below that of pictures;
 * - fonts load when the page has loaded and the browser is idle, since new metrics lay out the whole page again; at once where they have loaded before.
 */
const folder = 'dist/client'

const stylesheets = globSync('assets/*.css', { cwd: folder }).map((file) => ({
  href: `/${file}`,
  css: readFileSync(join(folder, file), 'utf8').trim(),
}))

const fontScript = `<script>{
const apply = () => { document.getElementById('fonts').media = 'all' };
try { if (localStorage.fonts) apply() } catch {}
addEventListener('load', () => { (window.requestIdleCallback ?? setTimeout)(() => { apply(); try { localStorage.fonts = 'loaded' } catch {} }) });
}</script>`

for (const file of globSync('**/*.html', { cwd: folder })) {
  const page = join(folder, file)
  const html = readFileSync(page, 'utf8')
  const inlined = stylesheets
    .filter(({ css }) => html.includes(css))
    .map(({ href }) => `<link rel="stylesheet" type="text/inlined" href="${href}"/>`)
    .join('')
  const fonts = html.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? []
  const deferred = `<style id="fonts" media="not all">${fonts.join('')}</style>${fontScript}<noscript><style>${fonts.join('')}</style></noscript>`
  const finished = fonts
    .reduce((rest, font) => rest.replace(font, ''), html)
    .replaceAll(' fetchPriority="low"', '')
    .replace('</head>', `${inlined}${deferred}</head>`)
  writeFileSync(page, finished)
}
