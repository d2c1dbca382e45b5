import type { Locator, Page } from 'playwright-core'
import type { PNG } from 'pngjs'
import { contrast, pixelLuminance } from './luminance'
import { screenshot } from './screenshot'

/** Whether an element has the focus. */
export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** Room for a ring around a control, in px. */
const around = 8

/**
 * How visible the focus is: the number of pixels that differ clearly (contrast of 1.5) with and without the focus, per pixel of the
 * perimeter. A 2 px ring gives 2; a cut corner or the header hides some of it.
 */
export async function focusVisibility(page: Page): Promise<number> {
  const element = await page.evaluateHandle(() => document.activeElement)
  const window = page.viewportSize()
  const box = await element.asElement()?.boundingBox()
  if (!box || !window) return 0
  const left = Math.max(0, box.x - around)
  const top = Math.max(0, box.y - around)
  const width = Math.min(window.width, box.x + box.width + around) - left
  const height = Math.min(window.height, box.y + box.height + around) - top
  if (width <= 0 || height <= 0) return 0
  const look = () => screenshot(page, { x: left, y: top, width, height })
  const focused = await look()
  await element.evaluate((node) => node instanceof HTMLElement && node.blur())
  const plain = await look()
  await element.evaluate((node) => node instanceof HTMLElement && node.focus())
  return countChanged(focused, plain) / (2 * (box.width + box.height))
}

/** The number of pixels that differ clearly between two pictures. */
function countChanged(one: PNG, other: PNG): number {
  let changed = 0
  for (let at = 0; at < one.data.length; at += 4) {
    if (contrast(pixelLuminance(one, at), pixelLuminance(other, at)) >= 1.5) changed += 1
  }
  return changed
}
