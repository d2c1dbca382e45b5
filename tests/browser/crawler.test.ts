import type { BrowserContext, Page } from 'playwright-core'
import { describe } from 'vitest'
import { type Click, clickAllControls } from './click-all'
import { expect, test } from './fixtures'
import { openPage } from './open-page'
import { toRoutePattern } from './route-pattern'
import { signIn } from './sign-in'

/** What a visitor finds on a page. */
interface FoundPage {
  title: string
  headings: string[]
  /** The number of letters in the content. */
  length: number
  /** Links within the site: path with search, and fragment. */
  links: { path: string; fragment: string }[]
  ids: string[]
}

/** The pages found, by path and search. */
const pages = new Map<string, FoundPage>()
const clicks: Click[] = []

describe('every link leads somewhere and every button does something', () => {
  test('signed out, from the home page', { timeout: 400_000 }, async ({ visit }) => {
    const { context, page } = await visit({ hasPictures: true })
    const blocked = await watchPolicy(context)
    const other = await visit({ hasPictures: true })
    const blockedThere = await watchPolicy(other.context)
    // Documents are read in a tab without the policy, which would keep scripts from parsing them.
    const reader = await visit({ bypassCSP: true })
    await reader.page.goto('/loader')
    await crawl([page, other.page], reader.page)

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
    expect(clicks.filter(({ effect }) => !effect)).toEqual([])
    expect([...blocked, ...blockedThere]).toEqual([])

    console.info(`${pages.size} pages, ${links.length} links, ${clicks.length} controls`)
    expect(pages.size).toBeGreaterThan(100)
    expect(clicks.length).toBeGreaterThan(50)
  })

  test('signed in, on the pages that differ for members', { timeout: 120_000 }, async ({ visit }) => {
    const { context, page } = await visit({ hasPictures: true })
    const blocked = await watchPolicy(context)
    const before = clicks.length
    for (const path of ['/', '/profile']) {
      // A click on Logout signs out.
      await signIn(page)
      const { links } = await open(page, path)
      const others = links.map((link) => link.path).filter((next) => !pages.has(next) && !isFile(next))
      for (const next of new Set(others)) expect((await page.request.get(next)).status(), next).toBe(200)
      clicks.push(...(await clickNew(page, path)))
    }
    expect(clicks.length).toBeGreaterThan(before)
    expect(clicks.filter(({ effect }) => !effect)).toEqual([])
    expect(blocked).toEqual([])
  })
})

declare global {
  interface Window {
    reportBlocked: (what: string) => void
  }
}

/** Lists everything that the content security policy blocks from now on. */
async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const blocked: string[] = []
  await context.exposeFunction('reportBlocked', (what: string) => blocked.push(what))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      window.reportBlocked(`${window.location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
  return blocked
}

/** Finds all pages linked from `/`. Opens the first of each route in a tab and clicks its controls; of the others it only reads the document. */
async function crawl(tabs: Page[], reader: Page): Promise<void> {
  const patterns = new Set<string>()
  const counts = new Map<string, number>()
  const known = new Set(['/'])
  const toOpen = ['/']
  const toRead: string[] = []
  /** Of links that differ only in the values of their search params, six are read. */
  const isOneOfSix = (path: string) => {
    const names = path.replaceAll(/=[^&]*/g, '')
    const count = counts.get(names) ?? 0
    counts.set(names, count + 1)
    return count < 6
  }
  const add = (path: string, found: FoundPage) => {
    pages.set(path, found)
    for (const { path: next } of found.links) {
      if (known.has(next) || isFile(next)) continue
      known.add(next)
      const pattern = toRoutePattern(next)
      if (!patterns.has(pattern)) toOpen.push(next)
      // All players share the same shell, and there are thousands of matches, which unit tests load.
      else if (!/^\/(players\/profile|esports\/match)\//.test(next) && isOneOfSix(next)) toRead.push(next)
      patterns.add(pattern)
    }
  }
  const visitNext = async (tab: Page) => {
    const path = toOpen.pop()
    if (path === undefined) return
    add(path, await open(tab, path))
    clicks.push(...(await clickNew(tab, path)))
  }
  const readNext = async () => {
    // About as many as can be read while a page is opened and clicked.
    for (const path of toRead.splice(0, 20)) add(path, await reader.evaluate(inspectPage, path))
  }
  while (toOpen.length > 0 || toRead.length > 0) await Promise.all([...tabs.map(visitNext), readNext()])
}

/** Clicks the controls that were not clicked before, either in the content of this route's pages or around any page. */
function clickNew(page: Page, path: string): Promise<Click[]> {
  const around = clicks.map(({ control }) => control)
  const inside = clicks
    .filter((click) => toRoutePattern(click.path) === toRoutePattern(path))
    .map(({ control }) => control)
  return clickAllControls(page, { around, inside })
}

/** Opens a page, and inspects it once it is hydrated. */
async function open(page: Page, path: string): Promise<FoundPage> {
  const response = await openPage(page, path)
  expect(response?.status(), path).toBe(200)
  return await page.evaluate(inspectPage, '')
}

/** Runs in the page: lists the links and controls on it, or on the page at a path. */
async function inspectPage(path: string): Promise<FoundPage> {
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
