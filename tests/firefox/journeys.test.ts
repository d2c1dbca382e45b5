import { randomUUID } from 'node:crypto'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { origin } from '../browser/origin'

let browser: Browser

beforeAll(async () => {
  const executablePath = process.env.FIREFOX ?? '/usr/bin/firefox-esr'
  browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: null })
})

afterAll(() => browser.close())

/** Opens a page in a profile of its own; an error in its console fails the test, unless it is expected. */
async function open(
  path: string,
  { width = 1280, expected }: { width?: number; expected?: RegExp } = {},
): Promise<Page> {
  const context = await browser.createBrowserContext()
  const errors: string[] = []
  onTestFinished(async () => {
    await context.close()
    expect(errors).toEqual([])
  })
  const page = await context.newPage()
  const note = (text: string) => expected?.test(text) || errors.push(text)
  page.on('pageerror', (error) => note(String(error)))
  page.on('console', (message) => message.type() === 'error' && note(message.text()))
  await setWidth(page, width)
  await page.goto(origin + path)
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true)
  return page
}

/** Firefox 140 sets the size, but doesn't know the command for the orientation that Puppeteer sends with it. */
async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewport({ width, height: 900 }).catch(() => {})
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
}

/** Runs in the page: React marks the elements that it has taken over. */
const isHydrated = () =>
  [...document.querySelectorAll('button, input, select, [role=tab]')].every((control) =>
    Object.keys(control).some((key) => key.startsWith('__react')),
  )

const address = (page: Page) => page.evaluate(() => location.pathname + location.search)
const count = (page: Page, selector: string) => page.$$eval(selector, (all) => all.length)

/** Waits for an element. Puppeteer's own waiting builds functions in the page, which the policy forbids. */
const find = (page: Page, selector: string) =>
  vi.waitFor(
    async () => {
      const element = await page.$(selector)
      if (!element) throw new Error(`There is no ${selector}.`)
      return element
    },
    { timeout: 10_000 },
  )
const click = async (page: Page, selector: string) => (await find(page, selector)).click()
const type = async (page: Page, selector: string, text: string) => (await find(page, selector)).type(text)

async function expectHeading(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.$eval('h1', (heading) => heading.textContent)).toBe(text)
}

test('players are found by name and game; back leads to the page before', async () => {
  const page = await open('/players')
  await click(page, 'a[href="/players?page=2"]')
  await find(page, '::-p-text(Page 2 of)')
  await page.evaluate(() => history.back())
  await find(page, '::-p-text(Page 1 of)')
  await type(page, 'main input[type=search]', 'rudra')
  await expect.poll(() => address(page)).toBe('/players?search=rudra')
  await expect.poll(() => count(page, 'main article')).toBe(1)
  await page.select('select[name=game]', 'BGMI')
  await expect.poll(() => address(page)).toBe('/players?search=rudra&game=BGMI')
})

test('a card leads to a profile, and its tab is in the URL', async () => {
  const page = await open('/players?search=rudra')
  await click(page, 'main article a')
  await expectHeading(page, 'Rudra')
  const path = await address(page)
  await click(page, '[role=tab][id$=stats]')
  await expect.poll(() => address(page)).toBe(`${path}?tab=stats`)
})

test('the search opens by a key and leads to an organization', async () => {
  const page = await open('/services')
  await page.keyboard.press('/')
  await type(page, 'dialog[open] input', 'naag esports')
  await find(page, '[role=option][aria-selected=true]')
  await page.keyboard.press('Enter')
  await expect.poll(() => address(page)).toBe('/organization/naag-esports')
})

test('who signs up is greeted, and signs out', async () => {
  const page = await open('/signup')
  await type(page, 'input[name=name]', 'Zoya Shaikh')
  await type(page, 'input[name=email]', `${randomUUID()}@example.com`)
  await type(page, 'input[name=password]', 'kite-and-string')
  await page.select('select[name=role]', 'user')
  await click(page, 'button[type=submit]::-p-text(Create Account)')
  await find(page, 'main ::-p-text(Hello)')
  await click(page, 'header button::-p-text(Zoya Shaikh)')
  await click(page, 'button::-p-text(Logout)')
  await expect.poll(() => address(page)).toBe('/login')
})

test('a wrong password says so, and nothing typed is lost', async () => {
  const page = await open('/login', { expected: /401/ })
  await type(page, 'input[name=email]', 'nobody@example.com')
  await type(page, 'input[name=password]', 'not-this-one')
  await click(page, 'button[type=submit]::-p-text(Login to Dashboard)')
  await find(page, '[role=alert]')
  expect(await page.$eval('input[name=email]', (input) => input.value)).toBe('nobody@example.com')
})

test('an organization is followed for good', async () => {
  const page = await open('/organization/naag-esports')
  await click(page, 'article > header button[aria-pressed=false]')
  await find(page, 'article > header button[aria-pressed=true]')
  await page.reload()
  await find(page, 'article > header button[aria-pressed=true]')
})

test('the next BGMI match is two taps from home', async () => {
  const page = await open('/', { width: 390 })
  await click(page, 'main a::-p-text(All matches)')
  await expectHeading(page, 'Events')
  await click(page, 'main a[href="/events?game=bgmi"]')
  await expect.poll(() => address(page)).toBe('/events?game=bgmi')
  await find(page, 'main li a[href^="/esports/match/"]')
})

test('the switch in the menu covers the winner, after a reload too', async () => {
  const page = await open('/esports/tournament/world-championship-2022', { width: 390 })
  const winners = () =>
    page.$$eval('main section[aria-label=Winner]', (all) => all.filter((section) => section.checkVisibility()).length)
  expect(await winners()).toBe(1)
  await click(page, 'header button[aria-label="Open menu"]')
  await click(page, 'dialog[open] label::-p-text(No spoilers)')
  await click(page, 'dialog[open] button[aria-label="Close menu"]')
  await expect.poll(winners).toBe(0)
  await page.reload()
  expect(await winners()).toBe(0)
})

test('a press on a team lights its way through the bracket', async () => {
  const page = await open('/esports/tournament/world-championship-2022')
  await click(page, 'button::-p-text(Seoul Lanterns)')
  await expect.poll(() => address(page)).toBe('/esports/tournament/world-championship-2022?team=seoul-lanterns')
  await expect.poll(() => count(page, 'li[data-lit]')).toBe(4)
})

test('an empty message is sent back with what is missing', async () => {
  const page = await open('/contact')
  await click(page, 'button[type=submit]::-p-text(Send Message)')
  await find(page, '::-p-text(Please tell us your name.)')
  await find(page, '::-p-text(Please write a message.)')
})
