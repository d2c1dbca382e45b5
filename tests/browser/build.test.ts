import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
// Waits until the site is built.
import './origin'

const folder = 'dist/client'
const pages = globSync('**/*.html', { cwd: folder })
const scripts = globSync('**/*.js', { cwd: folder })

const firstScripts = (html: string) => new Set([...html.matchAll(/\/assets\/[\w.$-]+\.js/g)].map((match) => match[0]))

test('there are pages', () => {
  expect(pages.length).toBeGreaterThan(20)
})

test.each(pages)('%s has its own title, description and h1, its CSS inlined and its two fonts preloaded', (page) => {
  const html = readFileSync(join(folder, page), 'utf8')
  expect(html).toMatch(/<title>[^<]+<\/title>/)
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}/)
  // Links of inlined stylesheets are never fetched: browsers know no such type.
  expect(html.replaceAll('<link rel="stylesheet" type="text/inlined"', '')).not.toMatch(/<link[^>]+rel="stylesheet"/)
  expect(html).toContain('<style')
  expect(html.match(/<link[^>]+as="font"/g)).toHaveLength(2)
  // The skeleton of a profile has no heading before its player is there.
  if (page !== 'players/profile/_/index.html' && page !== 'profile/index.html') {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  }
})

test.each(pages)('%s names a share card that is there', (page) => {
  const html = readFileSync(join(folder, page), 'utf8')
  const address = html.match(/<meta property="og:image" content="([^"]+)"/)?.[1] ?? ''
  expect(address).toMatch(/\/og\/[\w-]+\.png$/)
  expect(existsSync(join('public', new URL(address).pathname)), address).toBe(true)
})

test.each(pages)('%s is one complete document', (page) => {
  expect(readFileSync(join(folder, page), 'utf8')).not.toMatch(/<template id="B:/)
})

const classes = (css: string) => [...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].flatMap((match) => match[1] ?? [])
const styled = new Set(
  globSync('**/*.css', { cwd: folder }).flatMap((file) => classes(readFileSync(join(folder, file), 'utf8'))),
)

test.each(pages)('%s has the styles of everything it shows, deferred parts included', (page) => {
  const html = readFileSync(join(folder, page), 'utf8')
  const inlined = new Set(
    [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].flatMap((match) => classes(match[1] ?? '')),
  )
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap((match) => match[1]?.split(' ') ?? []))
  expect([...used].filter((name) => styled.has(name) && !inlined.has(name))).toEqual([])
})

test.each(pages)('%s loads less than 112 kB of JavaScript (Brotli) at first', (page) => {
  const html = readFileSync(join(folder, page), 'utf8')
  const bytes = [...firstScripts(html)].map((script) => {
    const file = join(folder, script)
    return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size
  })
  expect(bytes.length).toBeGreaterThan(0)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(112_000)
})

test('no mock is in the build', () => {
  for (const script of scripts) {
    expect(readFileSync(join(folder, script), 'utf8'), script).not.toMatch(
      /mockServiceWorker|onUnhandledRequest|error-shape/,
    )
  }
  expect(globSync('mockServiceWorker*', { cwd: folder })).toEqual([])
})
