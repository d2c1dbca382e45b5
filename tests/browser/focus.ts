import type { Page } from 'playwright-core'

/** Room for a ring around a control, in px. */
const around = 8

/**
 * How well it can be seen that the focused element is focused: what is at least half as light or dark again as without the focus, in lines of
 * one pixel around the element. A ring of two pixels gives 2, a ring that a cut corner or the header hides less.
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
  const look = async () => (await page.screenshot({ clip: { x: left, y: top, width, height } })).toString('base64')
  const focused = await look()
  await element.evaluate((node) => node instanceof HTMLElement && node.blur())
  const plain = await look()
  await element.evaluate((node) => node instanceof HTMLElement && node.focus())
  const changed = await page.evaluate(countChanged, [focused, plain] as const)
  return changed / (2 * (box.width + box.height))
}

/** Runs in the page: in how many pixels two pictures differ clearly. */
async function countChanged(pictures: readonly [string, string]): Promise<number> {
  const [one, other] = await Promise.all(
    pictures.map(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      canvas?.drawImage(bitmap, 0, 0)
      return canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data
    }),
  )
  if (!one || !other) throw new Error('The pictures cannot be read.')
  const light = (value = 0) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const luminance = (data: Uint8ClampedArray, at: number) =>
    0.2126 * light(data[at]) + 0.7152 * light(data[at + 1]) + 0.0722 * light(data[at + 2]) + 0.05
  let changed = 0
  for (let at = 0; at < one.length; at += 4) {
    const contrast = luminance(one, at) / luminance(other, at)
    if (Math.max(contrast, 1 / contrast) >= 1.5) changed += 1
  }
  return changed
}
