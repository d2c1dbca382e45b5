import { randomUUID } from 'node:crypto'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { origin } from '../browser/origin'
import { allControlsAreHydrated } from '../browser/tab'
import type { Visitor } from './visitor'

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'firefox' | 'webkit'
  }
}

/** Opens a browser with a window width, and closes all browsers at the end. */
const [openBrowser, closeAll] =
  inject('engine') === 'firefox'
    ? await import('./firefox').then(({ openFirefox, closeFirefox }) => [openFirefox, closeFirefox] as const)
    : await import('./webkit').then(({ openWebKit, closeWebKit }) => [openWebKit, closeWebKit] as const)

afterAll(async () => {
  await closeAll()
})

/** Opens a page in its own profile. A console error fails the test, unless it is expected. */
async function open(
  path: string,
  { width = 1280, expected }: { width?: number; expected?: RegExp } = {},
): Promise<Visitor> {
  const visitor = await openBrowser(width)
  onTestFinished(async () => {
    await visitor.close()
    expect(visitor.errors.filter((error) => !expected?.test(error))).toEqual([])
  })
  await visitor.goto(origin + path)
  await expect.poll(() => visitor.evaluate(allControlsAreHydrated)).toBe(true)
  return visitor
}

const expectAddress = (visitor: Visitor, address: string) =>
  expect.poll(() => visitor.evaluate(() => location.pathname + location.search)).toBe(address)

/** Waits until there are this many visible elements with these words. */
const expectCount = (visitor: Visitor, number: number, selector: string, words = '') =>
  expect
    .poll(() =>
      visitor.evaluate(
        (parts, text) =>
          [...document.querySelectorAll(parts)].filter(
            (part) => part.checkVisibility() && part.textContent.includes(text),
          ).length,
        selector,
        words,
      ),
    )
    .toBe(number)

/** Picks an option, like a visitor whose system shows the list. */
const select = (visitor: Visitor, selector: string, value: string) =>
  visitor.evaluate(
    (name, next) => {
      for (const list of document.querySelectorAll<HTMLSelectElement>(name)) {
        list.value = next
        list.dispatchEvent(new Event('change', { bubbles: true }))
      }
    },
    selector,
    value,
  )

test('players can be found by name and game; Back leads to the previous page', async () => {
  const visitor = await open('/players')
  await visitor.click('a[href="/players?page=2"]')
  await expectCount(visitor, 1, 'main nav', 'Page 2 of')
  await visitor.evaluate(() => history.back())
  await expectCount(visitor, 1, 'main nav', 'Page 1 of')
  await visitor.type('main input[type=search]', 'rudra')
  await expectAddress(visitor, '/players?search=rudra')
  await expectCount(visitor, 1, 'main article')
  await select(visitor, 'select[name=game]', 'BGMI')
  await expectAddress(visitor, '/players?search=rudra&game=BGMI')
})

test('a card leads to a profile, and its tab is in the URL', async () => {
  const visitor = await open('/players?search=rudra')
  await visitor.click('main article a')
  await expectCount(visitor, 1, 'h1', 'Rudra')
  const path = await visitor.evaluate(() => location.pathname)
  await visitor.click('[role=tab][id$=stats]')
  await expectAddress(visitor, `${path}?tab=stats`)
})

test('the search opens with a key and leads to an organization', async () => {
  const visitor = await open('/services')
  await visitor.press('/')
  await visitor.type('dialog[open] input', 'naag esports')
  await expectCount(visitor, 1, '[role=option][aria-selected=true]', 'Naag Esports')
  await visitor.press('Enter')
  await expectAddress(visitor, '/organization/naag-esports')
})

test('a new member is greeted, and can sign out', async () => {
  const visitor = await open('/signup')
  await visitor.type('input[name=name]', 'Zoya Shaikh')
  await visitor.type('input[name=email]', `${randomUUID()}@example.com`)
  await visitor.type('input[name=password]', 'kite-and-string')
  await select(visitor, 'select[name=role]', 'user')
  await visitor.click('button[type=submit]', 'Create Account')
  await visitor.click('header button', 'Zoya Shaikh')
  await visitor.click('button', 'Logout')
  await expectAddress(visitor, '/login')
})

test('a wrong password shows a message, and nothing typed is lost', async () => {
  const visitor = await open('/login', { expected: /401/ })
  await visitor.type('input[name=email]', 'nobody@example.com')
  await visitor.type('input[name=password]', 'not-this-one')
  await visitor.click('button[type=submit]', 'Login to Dashboard')
  await expectCount(visitor, 1, '[role=alert]')
  const typed = await visitor.evaluate(() => document.querySelector<HTMLInputElement>('input[name=email]')?.value)
  expect(typed).toBe('nobody@example.com')
})

test('following an organization survives a reload', async () => {
  const visitor = await open('/organization/naag-esports')
  await visitor.click('article > header button[aria-pressed=false]')
  await expectCount(visitor, 1, 'article > header button[aria-pressed=true]')
  await visitor.reload()
  await expectCount(visitor, 1, 'article > header button[aria-pressed=true]')
})

test('the next BGMI match is two taps from home', async () => {
  const visitor = await open('/', { width: 390 })
  await visitor.click('main a', 'All matches')
  await expectCount(visitor, 1, 'h1', 'Events')
  await visitor.click('main a[href="/events?game=bgmi"]')
  await expectAddress(visitor, '/events?game=bgmi')
  await visitor.click('main li a[href^="/esports/match/"]')
  await expect.poll(() => visitor.evaluate(() => location.pathname)).toMatch(/^\/esports\/match\/./)
})

test('the switch in the menu covers the winner, after a reload too', async () => {
  const visitor = await open('/esports/tournament/world-championship-2022', { width: 390 })
  const expectWinners = (number: number) => expectCount(visitor, number, 'main section[aria-label=Winner]')
  await expectWinners(1)
  await visitor.click('header button[aria-label="Open menu"]')
  await visitor.click('dialog[open] label', 'No spoilers')
  await visitor.click('dialog[open] button[aria-label="Close menu"]')
  await expectWinners(0)
  await visitor.reload()
  await expectWinners(0)
})

test('pressing a team lights its path through the bracket', async () => {
  const visitor = await open('/esports/tournament/world-championship-2022')
  await visitor.click('button', 'Seoul Lanterns')
  await expectAddress(visitor, '/esports/tournament/world-championship-2022?team=seoul-lanterns')
  await expectCount(visitor, 4, 'li[data-lit]')
})

test('an empty contact form shows what is missing', async () => {
  const visitor = await open('/contact')
  await visitor.click('button[type=submit]', 'Send Message')
  await expectCount(visitor, 1, 'form', 'Please tell us your name.')
  await expectCount(visitor, 1, 'form', 'Please write a message.')
})
