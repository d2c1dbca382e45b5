import type { Page } from 'playwright-core'

export interface Click {
  path: string
  /** The first words on the control, and its class. */
  control: string
  /** Whether it did something that a visitor notices. */
  effect: boolean
}

/** The names of controls that were clicked before. */
interface Known {
  /** Those in the header and footer of any page. */
  around: string[]
  /** Those in the content of pages of this route. */
  inside: string[]
}

/**
 * Clicks every button and tab of the open page, including those that appear on the way. Of similar controls it clicks only the first
 * two, and it skips known ones.
 */
export async function clickAllControls(page: Page, known: Known): Promise<Click[]> {
  const url = page.url()
  const { pathname: path } = new URL(url)
  const clicks: Click[] = []
  let noticeOutside = () => {}
  page.on('dialog', async (dialog) => {
    noticeOutside()
    await dialog.dismiss().catch(() => {})
  })
  page.on('download', () => noticeOutside())
  const next = () =>
    page.evaluate(findNext, {
      done: clicks.map((click) => click.control),
      known,
    })
  for (;;) {
    let control = await next()
    if (control === null) {
      // More controls may still load.
      await page.waitForLoadState('networkidle')
      control = await next()
    }
    if (control === null) break
    const outside = new Promise<true>((resolve) => {
      noticeOutside = () => resolve(true)
    })
    // If the page navigates away during the click, the click had an effect.
    const inside = page.evaluate(click).catch(() => true)
    clicks.push({ path, control, effect: await Promise.race([outside, inside]) })
    if (new URL(page.url()).pathname !== path) await page.goto(url)
  }
  page.removeAllListeners('dialog').removeAllListeners('download')
  return clicks
}

/** Runs in the page: marks the next control to click and returns its name, or null if none is left. */
function findNext({ done, known }: { done: string[]; known: Known }): string | null {
  const alike = 2
  const isCurrent = (control: Element) =>
    ['aria-pressed', 'aria-selected', 'aria-current'].some((name) => control.getAttribute(name) === 'true')
  const readKind = (control: string) => control.replace(/^.*\(/, '(')
  for (const control of document.querySelectorAll<HTMLElement>('button:not(:disabled), [role=tab], summary')) {
    const words = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().split(/\s+/)
    const name = `${words.slice(0, 3).join(' ')} (${control.className})`
    if (!control.checkVisibility({ visibilityProperty: true }) || isCurrent(control) || done.includes(name)) continue
    if ((control.closest('main') ? known.inside : known.around).includes(name)) continue
    if (done.filter((each) => readKind(each) === readKind(name)).length >= alike) continue
    for (const marked of document.querySelectorAll('[data-next]')) marked.removeAttribute('data-next')
    control.setAttribute('data-next', '')
    return name
  }
  return null
}

/**
 * Runs in the page: clicks the marked control, and returns whether a visitor would notice a change in the URL, the text, the state
 * of a control, the focus, the scroll position, the clipboard, form validation, or a new message. A message that disappears does not count.
 */
async function click(): Promise<boolean> {
  const attributes = /^(aria-|open$|src$)/
  const snapshot = () =>
    [
      location.href,
      ...[...document.querySelectorAll<HTMLElement>('main, header, footer, dialog[open]')].map(
        (part) => part.innerText,
      ),
      ...[...document.querySelectorAll('button, [role=tab], a, input, dialog, details, img, video')].map((element) =>
        [...element.attributes].flatMap(({ name, value }) => (attributes.test(name) ? `${name}=${value}` : [])).join(),
      ),
    ].join('\n')
  const before = snapshot()
  const focused = document.activeElement
  const messages = new Set(document.querySelectorAll('[role=alert]'))
  let event = false
  const notice = () => {
    event = true
  }
  const events = ['scroll', 'invalid', 'copy']
  for (const name of events) document.addEventListener(name, notice, true)

  const control = document.querySelector<HTMLElement>('[data-next]')
  control?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  control?.click()
  const isNoticed = () =>
    event ||
    document.activeElement !== focused ||
    [...document.querySelectorAll('[role=alert]')].some((message) => !messages.has(message)) ||
    snapshot() !== before
  // Long, because a busy machine takes seconds to load the message after copying. Only a dead control waits this long.
  const end = performance.now() + 10_000
  let noticed = false
  while (!noticed && performance.now() < end) {
    // Two frames, so that effects of this click don't count for the next one.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    noticed = isNoticed()
  }
  for (const name of events) document.removeEventListener(name, notice, true)
  return noticed
}
