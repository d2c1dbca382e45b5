import type { Browser } from 'playwright-core'
import { withPhone } from './phone'
import type { EarlyControl } from './scenarios'

/** How long a tap before hydration took, in ms; infinite if it was lost. */
export interface EarlyTap {
  /** From the tap until the control shows it. */
  seen: number
  /** From the hydration of the control, or from the tap if that was later, until the effect is there. */
  done: number
}

interface Moments {
  tapped: number
  busy: number
  hydrated: number
}

declare global {
  interface Window {
    moments: Moments
  }
}

/** Taps a control as soon as the page is painted. */
export async function earlyTap(
  browser: Browser,
  origin: string,
  { path, control, isDone }: EarlyControl,
): Promise<EarlyTap> {
  return withPhone(browser, async ({ page, slowNetwork, slowProcessor }) => {
    await slowNetwork()
    await slowProcessor()
    await page.goto(origin + path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const { x, y } = await control(page).first().evaluate(watch)
    await page.touchscreen.tap(x, y)
    // Reads the time in the page: a round trip takes as long as what is measured.
    const test = await page.evaluateHandle<() => boolean>(`(${isDone})`)
    const end = await page
      .waitForFunction((is) => is() && performance.now(), test, { timeout: 10_000 })
      .then(
        async (time) => Number(await time.jsonValue()),
        () => Number.POSITIVE_INFINITY,
      )
    const { tapped, busy, hydrated } = await page.evaluate(() => window.moments)
    return { seen: Math.min(busy, end) - tapped, done: Math.max(0, end - Math.max(hydrated, tapped)) }
  })
}

/** Runs in the page: records when a control is tapped, busy and hydrated, and returns its position. */
function watch(control: HTMLElement | SVGElement) {
  const never = Number.POSITIVE_INFINITY
  const moments: Moments = { tapped: 0, busy: never, hydrated: 0 }
  window.moments = moments
  const note = ({ timeStamp }: Event) => {
    moments.tapped = timeStamp
  }
  window.addEventListener('click', note, { capture: true, once: true })
  const look = () => {
    const isHydrated = Object.keys(control).some((key) => key.startsWith('__reactProps'))
    if (control.ariaBusy === 'true') moments.busy = Math.min(moments.busy, performance.now())
    if (isHydrated) moments.hydrated = performance.now()
    else requestAnimationFrame(look)
  }
  look()
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = control.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
