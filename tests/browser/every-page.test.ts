import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { samplePlayers } from '../../contract/sample-players/players'
import { violations } from './axe'
import { cutTexts } from './cut-texts'
import { expect, test } from './fixtures'
import { focusVisibility } from './focus'
import { motions } from './motions'
import { overflow } from './overflow'
import { signIn } from './sign-in'

const desktop = { width: 1280, height: 900 }
const phone = { width: 360, height: 740 }
/** A window of 1280 × 800 px at 200 % zoom. */
const zoomed = { width: 640, height: 400 }

const prerendered = globSync('**/index.html', { cwd: 'dist/client' }).map((file) => join('/', dirname(file)))
/** The pages of one folder are of a family. */
const familyOf = (path: string) => (dirname(path) === '/' ? path : `${dirname(path)}/*`)
/** One of each family; organizations bring a colour of their own, and are two. */
const chosen = [...Map.groupBy(prerendered.toSorted(), familyOf)].flatMap(([family, members]) =>
  members.slice(0, family === '/organization/*' ? 2 : 1),
)

/** Frames that the server sends for many addresses. */
const addresses: Record<string, string> = {
  '/404': '/no/such/page',
  '/players/profile/_': `/players/profile/${samplePlayers[0]?._id}`,
}

test('every page can be used by everyone: axe, headings, skip link, focus, zoom, large letters, no motion', async ({
  visit,
}) => {
  const findings: Record<string, string[]> = {}
  const titles: string[] = []
  const kinds: string[] = []
  const waiting = [...chosen]
  const walk = async ({ context, page }: { context: BrowserContext; page: Page }) => {
    const setLetters = await letterSize(context, page)
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (path === '/profile') await signIn(context)
      await page.setViewportSize(desktop)
      await page.goto(addresses[path] ?? path)
      await page.locator('h1').first().waitFor({ state: 'attached' })
      await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
      titles.push(await page.title())
      const found = [
        ...(await wrongCounts(page)),
        ...(await wrongSkipLink(page)),
        ...(await unseenFocus(page, kinds)),
        ...say('under reduced motion', await motions(page)),
        ...say('1280 px', await violations(page)),
      ]
      await setLetters(32)
      found.push(...say('letters of 200 %', await unseen(page)))
      await setLetters(16)
      await page.setViewportSize(zoomed)
      found.push(...say('zoom of 200 %', await unseen(page)))
      await page.setViewportSize(phone)
      found.push(...say('360 px', [...(await unseen(page)), ...(await violations(page))]))
      if (found.length > 0) findings[path] = found
    }
  }
  const visits = [await visit({ expected: /404/ }), await visit({ expected: /404/ })]
  await Promise.all(visits.map(walk))

  expect(findings).toEqual({})
  expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted())
  expect(titles.length).toBeGreaterThan(30)
  expect(kinds.length).toBeGreaterThan(50)
}, 240_000)

const say = (when: string, what: string[]) => what.map((each) => `${when}: ${each}`)

/** Sets the size of letters that a visitor chose in the browser, in px. */
async function letterSize(context: BrowserContext, page: Page): Promise<(standard: number) => Promise<unknown>> {
  const client = await context.newCDPSession(page)
  return (standard) => client.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** What cannot be seen without scrolling sideways, or not at all. */
async function unseen(page: Page): Promise<string[]> {
  const wider = await overflow(page)
  return [...(wider > 0 ? [`wider than the window by ${wider} px`] : []), ...say('cut', await cutTexts(page))]
}

const wrongCounts = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'main', 'head > title', 'meta[name=description]', 'link[rel=canonical]']
      .map((name) => `${document.querySelectorAll(name).length} ${name}`)
      .filter((count) => !count.startsWith('1 ')),
  )

/** The first stop of the keyboard is in the content already, or a link that leads there. */
async function wrongSkipLink(page: Page): Promise<string[]> {
  const isInContent = () => page.evaluate(() => document.activeElement?.closest('main') !== null)
  await page.keyboard.press('Tab')
  if (await isInContent()) return []
  const words = await page.evaluate(() => document.activeElement?.textContent)
  if (words !== 'Skip to content') return [`the first stop is ${words}`]
  await page.keyboard.press('Enter')
  return (await isInContent()) ? [] : ['the skip link leads nowhere']
}

/** Controls which look the same with the focus as without, of the kinds that were not seen yet. */
async function unseenFocus(page: Page, kinds: string[]): Promise<string[]> {
  const found: string[] = []
  for (;;) {
    const kind = await page.evaluate(focusNext, kinds)
    if (kind === null) return found
    kinds.push(kind)
    let visibility = await focusVisibility(page)
    // What moved meanwhile is looked at once more.
    if (visibility < 0.5) visibility = await focusVisibility(page)
    if (visibility < 0.5) found.push(`the focus does not show on ${kind} (${visibility.toFixed(2)})`)
  }
}

/** Runs in the page: gives the focus to the next control of a kind that is not known, and names it; null when there is none left. */
function focusNext(known: string[]): string | null {
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
    const kind = `${control.localName}.${control.className}`
    if (known.includes(kind) || control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue
    control.focus()
    if (document.activeElement === control) return kind
  }
  return null
}
