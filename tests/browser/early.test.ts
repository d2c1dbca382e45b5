import type { Page } from 'playwright-core'
import { describe, vi } from 'vitest'
import { fixedSite } from './fixed-site'
import { expect, test } from './fixtures'
import { holdScripts } from './hold'
import { playersPage } from './pages/directories'
import { siteSearch } from './pages/site-search'
import { samplePlayers } from './sample-players'
import { allControlsAreHydrated } from './tab'

const phone = { width: 390, height: 844 }

const pages = [
  '/',
  '/players',
  `/players/profile/${samplePlayers[0]?._id}`,
  '/organization',
  '/organization/naag-esports',
  '/esports',
  '/esports/bgmi',
  '/esports/tournament/world-championship-2022',
  '/events',
  '/learn',
  '/help',
]

/** Opens a page and holds its scripts. `release` lets them load, and resolves when React owns every control. */
async function openEarly(page: Page, path: string): Promise<{ release: () => Promise<void> }> {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return {
    release: async () => {
      release()
      await page.waitForFunction(allControlsAreHydrated)
    },
  }
}

/**
 * Runs in the page: the visible controls in its content, except for menus, which the browser handles. The last one comes first, so that
 * a filter doesn't remove the others.
 */
const findControls = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(button[type=button]:not([popovertarget]), select)')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .reverse()

/** Runs in the page: presses a control, or chooses the second option of a select, unless an earlier press removed it. */
function press(control: HTMLElement): void {
  if (!control.isConnected) return
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = 1
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    control.click()
  }
}

/** Runs in the page: everything that a press may change, except for toasts, which disappear by themselves. */
function readState(): string[] {
  const controls = [
    ...document.querySelectorAll('button, select, dialog, details, [role=status], [role=alert]'),
  ].filter((control) => !control.closest('.Toastify'))
  const names = ['aria-label', 'aria-expanded', 'aria-selected', 'aria-pressed', 'aria-busy', 'open']
  return [
    location.pathname + location.search,
    localStorage.getItem('follows') ?? '',
    ...controls.map((control) =>
      [
        control.localName,
        ...names.map((name) => control.getAttribute(name)),
        control instanceof HTMLSelectElement ? control.value : control.textContent,
      ].join(' '),
    ),
  ]
}

/** Runs in the page: resolves when nothing is pending, and nothing has changed for a while. */
async function rest(): Promise<void> {
  let last = performance.now()
  const observer = new MutationObserver(() => {
    last = performance.now()
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const isPending = () => document.querySelector('[aria-busy=true], progress') !== null
  while (isPending() || performance.now() - last < 400) await new Promise(requestAnimationFrame)
  observer.disconnect()
}

/** Presses every control of a page, before or after hydration. Returns a function that reads the page's state, which may still be loading. */
async function pressAll(page: Page, path: string, when: 'before' | 'after'): Promise<() => Promise<string[]>> {
  const { release } = await openEarly(page, path)
  const controls = await page.evaluateHandle(findControls)
  if (when === 'after') await release()
  for (const [, control] of await controls.getProperties()) await control.asElement()?.evaluate(press)
  if (when === 'before') await release()
  await page.evaluate(rest)
  return () => page.evaluate(readState)
}

describe('before hydration', () => {
  test.for(pages)('no press is lost on %s, and each takes effect once', async (path, { visit }) => {
    // Matches that begin or end between the two visits would move rows.
    const options = { ...fixedSite, viewport: phone }
    const readExpected = await pressAll((await visit(options)).page, path, 'after')
    const readActual = await pressAll((await visit(options)).page, path, 'before')
    await vi.waitFor(async () => expect(await readActual()).toEqual(await readExpected()), { timeout: 10_000 })
  })

  test.for([
    ['/', 'button', 'Search', () => document.querySelector('dialog[open] input[role=combobox]') !== null],
    ['/players', 'button', 'Filters', () => document.querySelector('select')?.checkVisibility() === true],
    [
      '/organization/naag-esports',
      'button',
      'Follow Naag Esports',
      () => localStorage.getItem('follows')?.split('"id"').length === 2,
    ],
    ['/esports', 'button', 'Battle Royale', () => location.search === '?filter=battle-royale'],
    [
      '/esports/bgmi',
      'tab',
      /Upcoming/,
      () => document.querySelector('[role=tab]:nth-child(2)')?.ariaSelected === 'true',
    ],
    [
      '/help',
      'button',
      'How do I find a player?',
      () => document.querySelectorAll('[aria-expanded=true]').length === 1,
    ],
  ] as const)(
    'a tap on %s, %s %s, shows in the next frame, and takes effect after hydration',
    async ([path, role, name, isDone], { visit }) => {
      const { page } = await visit({ viewport: phone })
      const { release } = await openEarly(page, path)
      const control = page.getByRole(role, { name, exact: true })
      await control.evaluate((element) => {
        const look = () => {
          const isSeen = element.ariaBusy === 'true' && Number(getComputedStyle(element).opacity) < 1
          Object.assign(window, { isSeen })
        }
        element.addEventListener('click', () => requestAnimationFrame(look), { once: true })
      })
      await control.click()
      await page.waitForFunction(() => 'isSeen' in window)
      expect(await page.evaluate(() => Reflect.get(window, 'isSeen'))).toBe(true)
      expect(await page.evaluate(isDone)).toBe(false)
      await release()
      await page.waitForFunction(isDone)
      await page.evaluate(rest)
      expect(await page.evaluate(isDone)).toBe(true)
      expect(await page.locator('[aria-busy=true]').count()).toBe(0)
    },
  )

  test('the menu opens and closes immediately, and its switch works', async ({ visit }) => {
    const { page } = await visit({ viewport: phone })
    const { release } = await openEarly(page, '/')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const noSpoilers = menu.getByRole('checkbox', { name: /No spoilers/ })
    const open = page.getByRole('button', { name: 'Open menu' })
    await open.click()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    expect(await menu.isVisible()).toBe(false)
    await open.click()
    await menu.getByText(/No spoilers/).click()
    expect(await noSpoilers.isChecked()).toBe(true)
    await menu.getByRole('button', { name: /^Search/ }).click()
    await release()
    await siteSearch(page).dialog.waitFor()
    expect(await menu.isVisible()).toBe(false)
    expect(await page.evaluate(() => localStorage.getItem('noSpoilers'))).toBe('on')
  })

  test.for(['/', 'Control+k'])('%s opens the search, with the text typed next', async (shortcut, { visit }) => {
    const { page } = await visit()
    const { release } = await openEarly(page, '/players')
    await page.keyboard.press(shortcut)
    await page.locator('[aria-keyshortcuts][aria-busy=true]').waitFor()
    await page.keyboard.type('naa')
    await Promise.all([page.keyboard.type('g esports', { delay: 125 }), release()])
    await expect.poll(() => siteSearch(page).box.inputValue()).toBe('naag esports')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('a shortcut that is held down types nothing', async ({ visit }) => {
    const { page } = await visit()
    const { release } = await openEarly(page, '/players')
    for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down('/')
    await page.keyboard.up('/')
    await page.keyboard.type('naag')
    await release()
    await expect.poll(() => siteSearch(page).box.inputValue()).toBe('naag')
  })

  test('a press is dropped after ten seconds', async ({ visit }) => {
    const { page } = await visit({ viewport: phone })
    await page.clock.install()
    const { release } = await openEarly(page, '/organization/naag-esports')
    const follow = page.getByRole('button', { name: 'Follow Naag Esports', exact: true })
    await follow.click()
    expect(await follow.getAttribute('aria-busy')).toBe('true')
    await page.clock.runFor(10_100)
    expect(await follow.getAttribute('aria-busy')).toBe(null)
    await release()
    await page.clock.runFor(1000)
    expect(await follow.getAttribute('aria-pressed')).toBe('false')
  })
})

describe('text typed across hydration', () => {
  test.for([
    ['/players', 'Search players', 'rudra'],
    ['/organization', 'Search organizations', 'naag'],
    ['/help', 'Search the answers', 'password'],
  ] as const)('arrives whole on %s', async ([path, label, text], { visit }) => {
    const { page } = await visit({ viewport: phone })
    const { release } = await openEarly(page, path)
    const box = page.getByRole('searchbox', { name: label })
    await box.click()
    await Promise.all([page.keyboard.type(text, { delay: 125 }), release()])
    await page.waitForURL(`**${path}?search=${text}`)
    expect(await box.inputValue()).toBe(text)
  })

  test('is searched for without another key press, and the caret stays', async ({ visit }) => {
    const { page } = await visit({ viewport: phone })
    const { release } = await openEarly(page, '/players')
    const { searchBox, cards } = playersPage(page)
    await searchBox.click()
    await page.keyboard.type('rura')
    for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
    await release()
    await page.waitForURL('**/players?search=rura')
    await page.keyboard.type('d')
    await page.waitForURL('**/players?search=rudra')
    expect(await searchBox.inputValue()).toBe('rudra')
    await expect.poll(() => cards.count()).toBe(1)
  })
})
