import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontUrl } from '../src/theme/font-files'

/**
 * Finishes the prerendered pages, so that what hydration needs does not compete with what can wait:
 * - the styles of deferred parts (`src/ui/deferred.tsx`) are inline like those of their screen: a part is prerendered, and its chunk comes later;
 * - a stylesheet that is inline counts as loaded: Vite's preload helper looks for its link, and the type keeps browsers from fetching it;
 * - the script of the early request learns the name of the chunk that it preloads;
 * - drawings of the first screenful, 1 to 4 kB each, are in the page: they arrive while the browser waits for the first script, instead of beside it;
 * - scripts load at their own priority, which the framework lowers below that of pictures;
 * - fonts load when the page has loaded and the browser is idle, since new metrics lay out the whole page again; at once where they have loaded before, and on wide screens, whose machines are quick;
 * - until then, and unless the page is scrolled at once, a phone lays out only what is near, and loads no lazy picture before the visitor scrolls
 *   (`src/ui/near-only.css.ts`);
 * - the first formatter of dates, which costs a phone 40 ms, is made while the browser waits for scripts.
 */
const folder = 'dist/client'

const stylesheets = globSync('assets/*.css', { cwd: folder }).map((file) => ({
  href: `/${file}`,
  css: readFileSync(join(folder, file), 'utf8').trim(),
}))

/** Whether a stylesheet has a rule for an element of the page. */
function applies(css: string, html: string): boolean {
  const shown = new Set(html.match(/(?<= class=")[^"]+/g)?.flatMap((names) => names.split(' ')))
  return css.split(/[{},]/).some((selector) => {
    const classes = selector.match(/(?<=\.)[a-z_][\w-]*/g)
    return classes?.every((name) => shown.has(name))
  })
}

const dataUrls = new Map<string, string>()

/** A drawing as a data URL, quoted for an attribute. */
function dataUrl(file: string): string {
  const found = dataUrls.get(file)
  if (found) return found
  const svg = readFileSync(join(folder, file), 'utf8').trim()
  const url = `data:image/svg+xml,${svg.replaceAll(/["#%&<>\n]|[^\0-\x7f]/gu, encodeURIComponent)}`
  dataUrls.set(file, url)
  return url
}

/** The page with the drawings in it that its first screenful loads; `data-file` says which they are. */
function inlineDrawings(html: string): string {
  const inlined = html.replaceAll(/<img(?![^>]* loading="lazy")[^>]*>/g, (image) =>
    image.replace(/ src="(\/art\/[^"]+\.svg)"/, (_, file: string) => ` src="${dataUrl(file)}" data-file="${file}"`),
  )
  return inlined.replaceAll(/<link rel="preload" as="image" href="([^"]+)"[^>]*>/g, (preload, file: string) =>
    inlined.includes(`data-file="${file}"`) ? '' : preload,
  )
}

const [responses] = globSync('assets/responses-*.js', { cwd: folder })
if (!responses) throw new Error('The build has no chunk "responses".')

/** Of these every page has some; they are applied together, for one layout. */
const fontUrls = [
  fontUrl('Rajdhani', 'latin', 700),
  fontUrl('Rajdhani', 'latin', 600),
  fontUrl('Hind', 'latin', 400),
  fontUrl('Hind', 'latin', 600),
]

const pageScript = `<script>{
const root = document.documentElement.dataset, isWide = matchMedia('(min-width: 60em)').matches;
const apply = () => { document.getElementById('fonts').media = 'all' };
const preload = (href) => new Promise((resolve) => {
document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', crossOrigin: '', href, onload: resolve, onerror: resolve }));
});
let hasFonts = isWide;
try { hasFonts ||= localStorage.fonts } catch {}
if (hasFonts) apply();
if (matchMedia('(max-width: 37.5em)').matches && !location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
root.nearOnly = root.loading = '';
addEventListener('scroll', () => { delete root.loading }, { once: true });
}
(window.requestIdleCallback ?? setTimeout)(() => new Intl.DateTimeFormat('en-IN'));
addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(async () => {
delete root.loading;
if (!hasFonts) {
await Promise.all(${JSON.stringify(fontUrls)}.map(preload));
apply();
try { localStorage.fonts = 'loaded' } catch {}
}
}));
}</script>`

for (const file of globSync('**/*.html', { cwd: folder })) {
  const page = join(folder, file)
  const prerendered = readFileSync(page, 'utf8')
  const missing = stylesheets.filter(({ css }) => !prerendered.includes(css) && applies(css, prerendered))
  const styles = missing.length > 0 ? `<style>${missing.map(({ css }) => css).join('')}</style>` : ''
  const html = prerendered.replace('</head>', `${styles}</head>`)
  const inlined = stylesheets
    .filter(({ css }) => html.includes(css))
    .map(({ href }) => `<link rel="stylesheet" type="text/inlined" href="${href}"/>`)
    .join('')
  const fonts = html.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? []
  const deferred = `<style id="fonts" media="not all">${fonts.join('')}</style>${pageScript}<noscript><style>${fonts.join('')}</style></noscript>`
  const finished = inlineDrawings(fonts.reduce((rest, font) => rest.replace(font, ''), html))
    .replace("'/assets/responses'", `'/${responses}'`)
    .replaceAll(' fetchPriority="low"', '')
    .replace('</head>', `${inlined}${deferred}</head>`)
  writeFileSync(page, finished)
}
