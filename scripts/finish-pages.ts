import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontUrl } from '../src/theme/font-files'

/**
 * Finishes the prerendered pages, so that what hydration needs does not compete with what can wait:
 * - a stylesheet that is inline counts as loaded: Vite's preload helper looks for its link, and the type keeps browsers from fetching it;
 * - scripts load at their own priority, which the framework lowers below that of pictures;
 * - of the fonts only those of headlines and labels are fetched at once, the others after `load` when the browser is idle (new text metrics lay out the whole page again), or at once when this tab has them already.
 */
const folder = 'dist/client'

const stylesheets = globSync('assets/*.css', { cwd: folder }).map((file) => ({
  href: `/${file}`,
  css: readFileSync(join(folder, file), 'utf8').trim(),
}))

const preloads = [600, 700]
  .map(
    (weight) =>
      `<link rel="preload" href="${fontUrl('Rajdhani', 'latin', weight)}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
  )
  .join('')

const fontScript = `<script>{
const apply = () => { document.getElementById('fonts').media = 'all' };
try { if (sessionStorage.fonts) apply() } catch {}
addEventListener('load', () => { (window.requestIdleCallback ?? setTimeout)(() => { apply(); try { sessionStorage.fonts = 'loaded' } catch {} }) });
}</script>`

for (const file of globSync('**/*.html', { cwd: folder })) {
  const page = join(folder, file)
  const html = readFileSync(page, 'utf8')
  const inlined = stylesheets
    .filter(({ css }) => html.includes(css))
    .map(({ href }) => `<link rel="stylesheet" type="text/inlined" href="${href}"/>`)
    .join('')
  const fonts = html.match(/@font-face\{[^}]*url\((?!\/fonts\/rajdhani-latin-[67])[^}]*\}/g) ?? []
  const deferred = `<style id="fonts" media="not all">${fonts.join('')}</style>${fontScript}<noscript><style>${fonts.join('')}</style></noscript>`
  const finished = fonts
    .reduce((rest, font) => rest.replace(font, ''), html)
    .replaceAll(' fetchPriority="low"', '')
    .replace('</head>', `${preloads}${inlined}${deferred}</head>`)
  writeFileSync(page, finished)
}
