import { existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sum } from '@akhada/contract/sum'
import type { Page } from 'playwright-core'
import type { PNG } from 'pngjs'
import { beforeAll } from 'vitest'
import { compareWithCommitted, failureFolder, pictureFolder, withFewerColours } from './compare-picture'
import { fixedSite } from './fixed-site'
import { expect, test } from './fixtures'
import { origin, readOrigins } from './origin'
import { screenshot } from './screenshot'

const windows = [
  { width: 1280, height: 800 },
  { width: 768, height: 800 },
  { width: 360, height: 740 },
]

/** The size to load at. It's none of the above, so that every picture is painted from a new layout. */
const loaded = { width: 1000, height: 700 }

const screens: Record<string, string> = {
  home: '/',
  players: '/players',
  player: '/players/profile/65f1c0ffee00000000000001',
  organizations: '/organization',
  organization: '/organization/naag-esports',
  esports: '/esports',
  game: '/esports/valorant',
  tournament: '/esports/tournament/tactical-shooter-champions',
  events: '/events',
  leaderboards: '/leaderboards',
  creators: '/creators',
  login: '/login',
}

/** The groups of `src/dev/parts.tsx`, except the brackets, which have their own tests. */
const groups = ['Texts', 'Controls', 'Messages', 'Cards']

const listNames = (subject: string) => windows.map(({ width }) => `${subject}-${width}`)

/** Tall enough to show the content below a hero. */
const forcedWindow = { width: 1000, height: 1400 }

/** The screens in forced colours. */
const forced = [
  ...Object.keys(screens).map((name) => [name, 'dark'] as const),
  ...['players', 'player', 'login'].map((name) => [name, 'light'] as const),
]
const forcedName = ([name, scheme]: (typeof forced)[number]) => `forced-${scheme}-${name}`

const [devOrigin] = await readOrigins('/dev')

beforeAll(() => rmSync(failureFolder, { recursive: true, force: true }))

test.for(Object.entries(screens))(
  'the screen %s matches the committed pictures, in forced colours too',
  async ([name, path], { visit }) => {
    const { page } = await visit({ ...fixedSite, viewport: loaded, isPainted: true, hasPictures: true })
    await showTestCards(page)
    // The picture includes what loads once the page is idle.
    await page.goto(path, { waitUntil: 'networkidle' })
    const found = await changes(page, name, () => screenshot(page))
    for (const subject of forced.filter(([screen]) => screen === name)) {
      await page.setViewportSize(loaded)
      await page.emulateMedia({ forcedColors: 'active', colorScheme: subject[1] })
      // Chromium repaints the borders of table rows in their old colour.
      if (name === 'leaderboards') await page.reload({ waitUntil: 'networkidle' })
      found.push(...(await changes(page, forcedName(subject), () => screenshot(page), [forcedWindow])))
    }
    expect(found).toEqual([])
  },
)

test('every part of the design matches the committed pictures, in all its states', { timeout: 240_000 }, async ({
  visit,
}) => {
  const { page } = await visit({
    viewport: loaded,
    expected: /404/,
    time: fixedSite.time,
    isPainted: true,
    hasPictures: true,
  })
  await showTestCards(page)
  // The first visit waits for the bundle.
  page.setDefaultTimeout(60_000)
  await page.goto(`${devOrigin}/dev/ui`)
  await page.locator('#Cards').waitFor()
  for (const group of groups) {
    // Each group is shown alone and at the top, so that its position in the page, down to fractions of a pixel, doesn't matter.
    await page.evaluate((id) => {
      for (const part of document.querySelectorAll<HTMLElement>('main > *'))
        part.style.display = part.id === id ? '' : 'none'
    }, group)
    const found = await changes(page, `parts-${group.toLowerCase()}`, () => wholePage(page))
    expect.soft(found).toEqual([])
  }
})

test('there is a committed picture for each test and no other, and all take less than 6 MB', () => {
  const files = globSync('*.png', { cwd: pictureFolder })
  const subjects = [...Object.keys(screens), ...groups.map((group) => `parts-${group.toLowerCase()}`)]
  expect(files.toSorted()).toEqual(
    [...subjects.flatMap(listNames), ...forced.map((subject) => `${forcedName(subject)}-${forcedWindow.width}`)]
      .map((name) => `${name}.png`)
      .toSorted(),
  )
  expect(sum(files.map((file) => statSync(join(pictureFolder, file)).size))).toBeLessThan(6_000_000)
})

test('the page with the parts is in no build', async () => {
  expect((await fetch(`${origin}/dev/ui`)).status).toBe(404)
  const files = globSync('dist/**/*.{js,html}')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('onerror=alert(1)'))).toEqual([])
})

async function wholePage(page: Page): Promise<PNG> {
  const [width, height] = await page
    .locator('html')
    .evaluate(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight] as const)
  return screenshot(page, { x: 0, y: 0, width, height })
}

/** Replaces drawings with test cards: drawings have their own tests, and styles don't affect them. */
async function showTestCards(page: Page): Promise<void> {
  await page.route(/\/(art|video)\//, async (route) => {
    const file = join('public', new URL(route.request().url()).pathname)
    if (!existsSync(file)) return route.continue()
    const viewBox = file.endsWith('.svg') ? /viewBox="[^"]+"/.exec(readFileSync(file, 'utf8'))?.[0] : undefined
    await route.fulfill({ contentType: 'image/svg+xml', body: testCard(viewBox ?? 'viewBox="0 0 1280 720"') })
  })
}

/** A cross that shows how a picture is cropped and placed. */
const testCard = (viewBox: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}><svg viewBox="0 0 100 100" preserveAspectRatio="none"><path d="M0 0H100V100H0ZL100 100M100 0L0 100" fill="#433d4b" stroke="#f4f1ea" stroke-width="2"/></svg></svg>`

/** Takes a picture at every width, and lists those that differ from the committed ones. */
async function changes(page: Page, name: string, take: () => Promise<PNG>, sizes = windows): Promise<string[]> {
  const found: string[] = []
  for (const window of sizes) {
    await page.setViewportSize(window)
    await everythingLoaded(page)
    const change = await findChange(`${name}-${window.width}`, take)
    if (change) found.push(change)
  }
  return found
}

/** Waits for data, fonts and pictures. Pictures are decoded synchronously; normally the browser decides when. */
async function everythingLoaded(page: Page): Promise<void> {
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  await page.waitForFunction(async () => {
    await document.fonts.ready
    const images = [...document.images]
    for (const image of images) {
      Object.assign(image, { loading: 'eager', decoding: 'sync' })
      // An inlined drawing: load its file instead, which is replaced with a test card.
      if (image.dataset.file) image.src = image.dataset.file
    }
    // A picture that failed to load can't be decoded.
    await Promise.allSettled(images.map((image) => image.decode()))
    return images.every((image) => image.complete)
  })
}

/** Takes pictures until one equals the committed one, or two in a row are equal (parts may still move). Describes the last difference, if any. */
async function findChange(name: string, take: () => Promise<PNG>): Promise<string | undefined> {
  let last: PNG | undefined
  for (;;) {
    const picture = withFewerColours(await take())
    const change = compareWithCommitted(name, picture)
    if ((!change && !process.env.RENEW_PICTURES) || last?.data.equals(picture.data)) return change
    last = picture
  }
}
