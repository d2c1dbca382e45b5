import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'

interface TextBox {
  text: string
  /** Whether WCAG calls it large: 24 px, or 18.66 px and bold. */
  isLarge: boolean
  color: readonly number[]
  x: number
  y: number
  width: number
  height: number
}

/** The texts of a part of the screen that are too faint for what is drawn behind them: against its brightest or darkest 5 %. */
export async function findFaintTexts(page: Page, selector: string): Promise<string[]> {
  const boxes = await page.locator(selector).evaluate(readTextBoxes)
  await page.evaluate(hideTexts, selector)
  const picture = PNG.sync.read(await page.screenshot({ animations: 'disabled' }))
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return boxes.flatMap((box) => {
    const ratio = contrast(box, picture)
    return ratio < (box.isLarge ? 3 : 4.5) ? [`${box.text}: ${ratio.toFixed(2)}`] : []
  })
}

/** Runs in the page. The policy of pages allows style sheets that a script builds. */
function hideTexts(selector: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    ${selector}, ${selector} * { color: transparent !important; -webkit-text-stroke-color: transparent !important; text-shadow: none !important }
    ${selector} svg { visibility: hidden !important }
    body > header { visibility: hidden !important }`)
  document.adoptedStyleSheets = [sheet]
}

/** Runs in the page: every line of text that shows, with its colour. */
function readTextBoxes(root: Element): TextBox[] {
  const boxes: TextBox[] = []
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node
    // The bar that a name hangs from touches its letters; words for screen readers are a pixel wide.
    if (!canvas || !parent || parent.closest('h1') || parent.clientWidth === 1) continue
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { color, fontSize, fontWeight } = getComputedStyle(parent)
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    const size = Number.parseFloat(fontSize)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { x, y, width, height } of range.getClientRects()) {
      // Outlines, and words for screen readers only.
      if (alpha < 128 || width < 3 || height < 3 || x < 0 || x + width > innerWidth || y + height > innerHeight)
        continue
      boxes.push({
        text: node.textContent?.trim() ?? '',
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        color: [red, green, blue],
        x,
        y,
        width,
        height,
      })
    }
  }
  return boxes.filter(({ text }) => text)
}

function contrast(box: TextBox, { width, data }: PNG): number {
  const behind: number[] = []
  for (let y = Math.ceil(box.y); y < box.y + box.height; y += 1) {
    for (let x = Math.ceil(box.x); x < box.x + box.width; x += 1) {
      const at = 4 * (y * width + x)
      behind.push(luminance([...data.subarray(at, at + 3)]))
    }
  }
  behind.sort((a, b) => a - b)
  const share = (part: number) => behind[Math.floor(part * (behind.length - 1))] ?? 0
  const text = luminance(box.color)
  const hardest = text > share(0.5) ? share(0.95) : share(0.05)
  return (Math.max(text, hardest) + 0.05) / (Math.min(text, hardest) + 0.05)
}

/** Relative luminance (WCAG 2.2) of a colour in sRGB, 0 to 255 each. */
function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
