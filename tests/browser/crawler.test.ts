import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from './fixtures'
import { type Press, pressAll } from './press'
import { signIn } from './sign-in'

/** A page as a visitor finds it. */
interface Found {
  title: string
  headings: string[]
  /** Letters of the content. */
  length: number
  /** Of the same site: path with search, and fragment. */
  links: { path: string; fragment: string }[]
  ids: string[]
}

/** What was clicked by a visitor who is signed out is not clicked again by one who is signed in. */
const pressed: Press[] = []

describe('from the home page', () => {
  test.for([
    ['signed out', false],
    ['signed in', true],
  ] as const)(
    '%s, every link leads somewhere and every button does something',
    { timeout: 240_000 },
    async ([, isMember], { visit }) => {
      const { context, page } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] })
      if (isMember) await signIn(context)

      const { pages, presses } = await crawl(page)
      for (const [path, { title, headings, length }] of pages) {
        expect(title, path).toMatch(/\S/)
        expect(headings, path).toHaveLength(1)
        expect(headings[0], path).not.toMatch(/not found/i)
        expect(length, path).toBeGreaterThan(path === '/loader' ? 0 : 60)
      }
      const links = [...pages].flatMap(([from, { links }]) => links.map((link) => ({ from, ...link })))
      const deadFragments = links.filter(
        ({ path, fragment }) => fragment && pages.get(path)?.ids.includes(fragment) === false,
      )
      expect(deadFragments).toEqual([])

      expect(presses.filter(({ effect }) => !effect)).toEqual([])

      const kinds = new Set([...pages.keys()].map(kindOf))
      console.info(
        `${pages.size} pages, ${links.length} links, ${presses.length} controls on ${kinds.size} kinds of pages`,
      )
      expect(pages.size).toBeGreaterThan(20)
      expect(pressed.length).toBeGreaterThan(50)
    },
  )
})

/** The pages that can be reached from `/`, by path and search. The first of each kind is opened and pressed; of the others the document is read. */
async function crawl(page: Page) {
  const pages = new Map<string, Found>()
  const presses: Press[] = []
  const opened = new Set<string>()
  const known = new Set(['/'])
  const waiting = ['/']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const kind = kindOf(path)
    // Of all players the document is the same frame.
    if (opened.has(kind) && kind === '/players/profile/*') continue
    const isFirst = !opened.has(kind)
    const there = isFirst ? await open(page, path) : await page.evaluate(look, path)
    if (isFirst) {
      const around = [...pressed, ...presses].map(({ control }) => control)
      const inside = pressed.filter((press) => kindOf(press.path) === kind).map(({ control }) => control)
      presses.push(...(await pressAll(page, { around, inside })))
    }
    opened.add(kind)
    pages.set(path, there)
    for (const { path: next } of there.links) {
      if (known.has(next) || isFile(next)) continue
      known.add(next)
      waiting.push(next)
    }
  }
  pressed.push(...presses)
  return { pages, presses }
}

/** Opens a page, and looks at what is there when it is hydrated. */
async function open(page: Page, path: string): Promise<Found> {
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(200)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  return await page.evaluate(look, '')
}

/** Runs in the page: what stands on it, or on the one that a path gives. */
async function look(path: string): Promise<Found> {
  const page = path ? new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html') : document
  return {
    title: page.title,
    headings: [...page.querySelectorAll('h1')].map((heading) => heading.textContent),
    length: (page.querySelector('main') ?? page.body).textContent.length,
    links: [...page.querySelectorAll('a[href]')]
      .map((link) => new URL(link.getAttribute('href') ?? '', location.origin + (path || location.pathname)))
      .filter((url) => url.origin === location.origin)
      .map((url) => ({ path: url.pathname + url.search, fragment: url.hash.slice(1) })),
    ids: [...page.querySelectorAll('[id]')].map(({ id }) => id),
  }
}

const isFile = (path: string) => /\.\w+$/.test(path)

/** Pages of one route have the same controls: `/creators/x` and `/creators/y` are one kind. */
const kindOf = (path: string) =>
  path
    .replace(/\?.*/, '')
    .replace(/^(\/players\/profile|\/esports\/tournament|\/creators|\/organization|\/esports)\/[^/]+$/, '$1/*')
