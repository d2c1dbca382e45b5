import type { Page } from 'playwright-core'

export interface Press {
  path: string
  /** The words on the control, and its class. */
  control: string
  /** Whether anything was different afterwards: the page, the address, the clipboard, a download or a dialog. */
  effect: boolean
}

/** Presses every button and tab of the page that is open, those that appear by pressing included; of alike controls the first two, and
 * those of the frame around every page only if they were not pressed before. */
export async function pressAll(page: Page, before: readonly Press[]): Promise<Press[]> {
  const address = page.url()
  const { pathname: path } = new URL(address)
  const presses: Press[] = []
  let outside = 0
  page.on('dialog', async (dialog) => {
    outside += 1
    await dialog.dismiss().catch(() => {})
  })
  page.on('download', () => {
    outside += 1
  })
  const next = () =>
    page.evaluate(findNext, {
      done: presses.map((press) => press.control),
      before: before.map((press) => press.control),
    })
  for (;;) {
    let control = await next()
    if (control === null) {
      // More may come with what is still loading.
      await page.waitForLoadState('networkidle')
      control = await next()
    }
    if (control === null) break
    const outsideBefore = outside
    // A page that goes away while it is pressed has changed.
    const changed = await page.evaluate(press).catch(() => true)
    presses.push({ path, control, effect: changed || outside > outsideBefore })
    if (new URL(page.url()).pathname !== path) await page.goto(address)
  }
  page.removeAllListeners('dialog').removeAllListeners('download')
  return presses
}

/** Runs in the page: marks the next control to press, and names it; null when there is none left. */
function findNext({ done, before }: Record<'done' | 'before', string[]>): string | null {
  const alike = 2
  const isCurrent = (control: Element) =>
    ['aria-pressed', 'aria-selected', 'aria-current'].some((name) => control.getAttribute(name) === 'true')
  const kindOf = (control: string) => control.replace(/^.*\(/, '(')
  for (const control of document.querySelectorAll<HTMLElement>('button:not(:disabled), [role=tab], summary')) {
    const words = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().split(/\s+/)
    const name = `${words.slice(0, 3).join(' ')} (${control.className})`
    if (!control.checkVisibility({ visibilityProperty: true }) || isCurrent(control) || done.includes(name)) continue
    if (!control.closest('main') && before.includes(name)) continue
    if (done.filter((each) => kindOf(each) === kindOf(name)).length >= alike) continue
    for (const marked of document.querySelectorAll('[data-next]')) marked.removeAttribute('data-next')
    control.setAttribute('data-next', '')
    return name
  }
  return null
}

/** Runs in the page: presses the marked control, and tells whether anything came of it within two seconds. */
async function press(): Promise<boolean> {
  const control = document.querySelector<HTMLElement>('[data-next]')
  const changed = await new Promise<boolean>((resolve) => {
    const yes = () => resolve(true)
    const observer = new MutationObserver(yes)
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    for (const event of ['scroll', 'invalid', 'toggle', 'copy']) {
      document.addEventListener(event, yes, { capture: true, once: true })
    }
    control?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    control?.click()
    setTimeout(() => resolve(false), 2000)
  })
  // What this press set off shall not be taken for the effect of the next one.
  await new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(settled)))
  return changed
}
