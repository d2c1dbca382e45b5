import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sum } from '@akhada/contract/sum'
import { expect, test } from 'vitest'
import { ink } from '~/theme/tokens'
// Waits until the site is built.
import './origin'

const folder = 'dist/client'
const pages = globSync('**/*.html', { cwd: folder })
const scripts = globSync('**/*.js', { cwd: folder })

const firstScripts = (html: string) =>
  new Set([...html.matchAll(/ (?:src|href)="(\/assets\/[\w.$-]+\.js)"/g)].flatMap((match) => match[1] ?? []))

const html = new Map(pages.map((page) => [page, readFileSync(join(folder, page), 'utf8')]))
const readHtml = (page: string) => html.get(page) ?? ''

test('there are pages, and no two share a title', () => {
  expect(pages.length).toBeGreaterThan(20)
  const titles = pages.map((page) => /<title>([^<]+)<\/title>/.exec(readHtml(page))?.[1])
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test.each(pages)('%s has its own title, description and h1, its CSS inlined, and no font before its code', (page) => {
  const html = readHtml(page)
  expect(html).toMatch(/<title>[^<]+<\/title>/)
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}/)
  // Links to inlined stylesheets are never fetched: browsers ignore their type.
  expect(html.replaceAll('<link rel="stylesheet" type="text/inlined"', '')).not.toMatch(/<link[^>]+rel="stylesheet"/)
  expect(html).toContain('<style')
  expect(html).not.toMatch(/<link[^>]+as="font"/)
  // The skeleton of a profile has no heading until the player arrives.
  if (page !== 'players/profile/_/index.html' && page !== 'profile/index.html') {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  }
})

test.each(pages)('no two elements of %s share an id', (page) => {
  const ids = Array.from(readHtml(page).matchAll(/ id="([^"]*)"/g), ([, id]) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('no form with a password can end up in a URL, even without scripts', () => {
  const forms = pages.flatMap((page) => readHtml(page).match(/<form.*?<\/form>/gs) ?? [])
  const withPassword = forms.filter((form) => form.includes('type="password"'))
  expect(withPassword).toHaveLength(2)
  for (const form of withPassword) expect(form).toMatch(/^<form[^>]* (method="post"|action="javascript:throw)/)
})

test.each(pages)('%s has a policy before its first script, and the policy allows inline code only by hash', (page) => {
  const html = readFileSync(join(folder, page), 'utf8')
  const [before = '', policy = ''] = html.split('<meta http-equiv="Content-Security-Policy" content="', 2)
  expect(before).not.toMatch(/<(script|style|link)/)
  const [content = ''] = policy.split('"', 1)
  expect(content).toContain("default-src 'none'; script-src 'self' 'sha256-")
  expect(content).not.toContain('unsafe-inline')
  expect(content).not.toContain('unsafe-eval')
  // A proxy takes some 4 kB of headers.
  expect(content.length).toBeLessThan(2000)
})

test('the chunks of every page begin with the compile hint', () => {
  const [first = new Set<string>(), ...others] = pages
    .filter((page) => !page.startsWith('embed/'))
    .map((page) => firstScripts(readHtml(page)))
  const ofEveryPage = [...first].filter((script) => others.every((scripts) => scripts.has(script)))
  const large = ofEveryPage.filter((script) => statSync(join(folder, script)).size > 2000)
  expect(large).toHaveLength(3)
  for (const script of large)
    expect(readFileSync(join(folder, script), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('the browser bar and the title bar of the installed app have the colour of the page', () => {
  const ground = ink[950]
  const themeColors = pages.flatMap(
    (page) => /<meta name="theme-color" content="([^"]+)"/.exec(readHtml(page))?.[1] ?? [],
  )
  expect(new Set(themeColors)).toEqual(new Set([ground]))
  expect(JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'))).toMatchObject({
    theme_color: ground,
    background_color: ground,
  })
})

test.each(pages)('%s names a share card that exists', (page) => {
  const html = readHtml(page)
  const imageUrl = html.match(/<meta property="og:image" content="([^"]+)"/)?.[1] ?? ''
  expect(imageUrl).toMatch(/\/og\/[\w-]+\.png$/)
  expect(existsSync(join('public', new URL(imageUrl).pathname)), imageUrl).toBe(true)
})

test.each(pages)('%s is one complete document', (page) => {
  expect(readHtml(page)).not.toMatch(/<template id="B:/)
})

const classes = (css: string) => [...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].flatMap((match) => match[1] ?? [])
const stylesheets = globSync('**/*.css', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
const styled = new Set(stylesheets.flatMap(classes))

test('every rule is in a layer, except those that must override all others', () => {
  const rules = stylesheets.flatMap(outermostRules)
  expect(rules.filter((rule) => rule.startsWith('@layer')).length).toBeGreaterThan(20)
  const outside = rules.filter((rule) => !/^@(layer|font-face|keyframes)\b/.test(rule))
  // `@page` rules can't be in a layer.
  expect(outside.toSorted()).toEqual([':root', '@media (prefers-reduced-motion:reduce)', '@page bracket', '[hidden]'])
})

test.each(pages)('%s has the styles of everything it shows, deferred parts included', (page) => {
  const html = readHtml(page)
  const inlined = new Set(
    [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].flatMap((match) => classes(match[1] ?? '')),
  )
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap((match) => match[1]?.split(' ') ?? []))
  expect([...used].filter((name) => styled.has(name) && !inlined.has(name))).toEqual([])
})

const sentBytes = (path: string): number => {
  const file = join(folder, path)
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size
}

/** Pages that other sites embed don't include the app. */
const isEmbed = (page: string) => page.startsWith('embed/')

test.each(pages.filter((page) => !isEmbed(page)))(
  'the first load of %s has less than 125 kB of JavaScript (Brotli)',
  (page) => {
    const html = readHtml(page)
    const bytes = [...firstScripts(html)].map(sentBytes)
    expect(bytes.length).toBeGreaterThan(0)
    expect(sum(bytes)).toBeLessThan(125_000)
  },
)

test.each(pages.filter(isEmbed))('%s is made to be embedded: it has no app script and is not indexed', (page) => {
  expect([...firstScripts(readHtml(page))]).toEqual([])
  expect(readHtml(page)).toContain('<meta name="robots" content="noindex"/>')
})

test('the pages that the service worker stores before a visit take less than 323 kB, with everything they load', () => {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  const pages = ['Gaming-Esports', 'learn', 'offline', 'players/profile/_'].map((path) => `${path}/index.html`)
  const files = new Set([
    ...Array.from(worker.matchAll(/\/((?:assets|fonts)\/[\w.$-]+\.(?:js|css|woff2))/g), ([, file = '']) => file),
    ...pages.flatMap((page) =>
      Array.from(readHtml(page).matchAll(/ (?:src|href)="\/((?:assets|art)\/[^"#]+)/g), ([, file = '']) => file),
    ),
  ])
  expect([...files].filter((file) => file.endsWith('.woff2'))).toHaveLength(4)
  const bytes = [...pages, ...files].map(sentBytes)
  expect(sum(bytes)).toBeLessThan(323_000)
})

test('robots.txt names the sitemap, and its only built file lists pages but no embeds', () => {
  const sitemapUrl = /^Sitemap: (.+)$/m.exec(readFileSync(join(folder, 'robots.txt'), 'utf8'))?.[1] ?? ''
  expect(new URL(sitemapUrl).pathname).toBe('/sitemap.xml')
  const pagesUrl = new URL('/sitemap-pages.xml', sitemapUrl)
  const index = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
  expect(index.match(/<loc>.+?<\/loc>/g)).toEqual([`<loc>${pagesUrl}</loc>`])
  const sitemap = readFileSync(join(folder, pagesUrl.pathname), 'utf8')
  expect(sitemap).toContain(`<loc>${new URL('/players', sitemapUrl)}</loc>`)
  expect(sitemap).toContain(`<loc>${new URL('/players/compare', sitemapUrl)}</loc>`)
  expect(sitemap).not.toContain('/embed/')
})

test('no mock is in the build', () => {
  for (const script of scripts) {
    expect(readFileSync(join(folder, script), 'utf8'), script).not.toMatch(
      /mockServiceWorker|onUnhandledRequest|502 in HTML|mock-panel|Please sign in again/,
    )
  }
  expect(globSync('mockServiceWorker*', { cwd: folder })).toEqual([])
})

/** The text before each outermost brace of a stylesheet. */
function outermostRules(css: string): string[] {
  const found: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: brace, index } of css.matchAll(/[{};]/g)) {
    if (brace === '{' && depth++ === 0) found.push(css.slice(start, index).trim())
    if (brace === '}') depth -= 1
    if (depth === 0) start = index + 1
  }
  return found
}
