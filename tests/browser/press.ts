import type { Page } from 'playwright-core'

export interface Press {
  path: string
  /** The words on the control, and its class. */
  control: string
  /** Whether anything was different afterwards: the page, the address, the clipboard, a download or a dialog. */
  effect: boolean
}

/** Presses every button and tab of a page, those that appear by pressing included; alike controls of a list once. */
export async function pressAll(page: Page, path: string): Promise<Press[]> {
  const presses: Press[] = []
  let outside = 0
  page.on('dialog', async (dialog) => {
    outside += 1
    await dialog.dismiss().catch(() => {})
  })
  page.on('download', () => {
    outside += 1
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  for (;;) {
    const outsideBefore = outside
    // A page that goes away while it is pressed has changed.
    const press = await page
      .evaluate(
        pressNext,
        presses.map(({ control }) => control),
      )
      .catch(() => 'left' as const)
    if (press === null) break
    if (press !== 'left')
      presses.push({ path, control: press.control, effect: press.effect || outside > outsideBefore })
    if (press === 'left' || new URL(page.url()).pathname !== path.replace(/\?.*/, '')) {
      await page.goto(path, { waitUntil: 'networkidle' })
    }
  }
  page.removeAllListeners('dialog').removeAllListeners('download')
  return presses
}

/** Runs in the page: presses the first control that was not pressed yet; null when there is none left. */
async function pressNext(done: string[]): Promise<{ control: string; effect: boolean } | null> {
  const isCurrent = (control: Element) =>
    ['aria-pressed', 'aria-selected', 'aria-current'].some((name) => control.getAttribute(name) === 'true')
  const describe = (control: Element) => {
    const words = (control.getAttribute('aria-label') ?? control.textContent ?? '')
      .replace(/\d+/g, '')
      .trim()
      .split(/\s+/)
    return `${words.slice(0, 2).join(' ')} (${control.className})`
  }
  const element = [...document.querySelectorAll<HTMLElement>('button:not(:disabled), [role=tab], summary')].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      !isCurrent(candidate) &&
      !done.includes(describe(candidate)),
  )
  if (!element) return null

  const control = describe(element)
  const effect = await new Promise<boolean>((resolve) => {
    const changed = () => resolve(true)
    const observer = new MutationObserver(changed)
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    for (const event of ['scroll', 'invalid', 'toggle', 'copy']) {
      document.addEventListener(event, changed, { capture: true, once: true })
    }
    element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    element.click()
    setTimeout(() => resolve(false), 2000)
  })
  // What this press set off shall not be taken for the effect of the next one.
  await new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(settled)))
  return { control, effect }
}
