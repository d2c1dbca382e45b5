import type { Page } from 'playwright-core'
import type { PNG } from 'pngjs'
import { contrast, luminance, pixelLuminance } from './luminance'
import { screenshot } from './screenshot'

interface TextBox {
  text: string
  /** Whether WCAG calls it large: 24 px, or 18.66 px and bold. */
  isLarge: boolean
  color: readonly [number, number, number]
  x: number
  y: number
  width: number
  height: number
}

/**
 * The texts in a part of the screen with too little contrast against the brightest or darkest 5 % of what is drawn behind them. Hides
 * the texts. `leftOut` selects texts with a picture in front of them.
 */
export async function findFaintTexts(page: Page, selector: string, leftOut?: string): Promise<string[]> {
  const part = page.locator(selector)
  const boxes = await part.evaluate(hideTexts, { selector, leftOut })
  const picture = await screenshot(page, (await part.boundingBox()) ?? undefined)
  return boxes.flatMap((box) => {
    const ratio = textContrast(box, picture)
    return ratio < (box.isLarge ? 3 : 4.5) ? [`${box.text}: ${ratio.toFixed(2)}`] : []
  })
}

/** Runs in the page: hides the texts of a part, and returns every visible line with its colour and position. */
function hideTexts(root: Element, { selector, leftOut }: { selector: string; leftOut: string | undefined }): TextBox[] {
  // Undo an earlier call.
  document.adoptedStyleSheets = []
  const { x: left, y: top } = root.getBoundingClientRect()
  const boxes: TextBox[] = []
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node
    // Text for screen readers is a pixel wide.
    if (!canvas || !parent || parent.clientWidth === 1 || (leftOut && parent.closest(leftOut))) continue
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
      // Outlined text, and text for screen readers only.
      if (alpha < 128 || width < 3 || height < 3 || x < 0 || x + width > innerWidth || y + height > innerHeight)
        continue
      boxes.push({
        text: node.textContent?.trim() ?? '',
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        color: [red, green, blue],
        x: x - left,
        y: y - top,
        width,
        height,
      })
    }
  }
  // The bar that a name hangs from touches its letters, so hide it too. The page policy allows constructed style sheets.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    ${selector}, ${selector} * { color: transparent !important; -webkit-text-stroke-color: transparent !important; text-shadow: none !important }
    ${selector} :is(h1, h1 *, span:has(+ h1)) { background: none !important; border-color: transparent !important }
    ${selector} svg { visibility: hidden !important }
    body > header { visibility: hidden !important }`)
  document.adoptedStyleSheets = [sheet]
  return boxes.filter(({ text }) => text)
}

/** The contrast of a text with the pixels behind it. */
function textContrast(box: TextBox, picture: PNG): number {
  const behind: number[] = []
  for (let y = Math.ceil(box.y); y < box.y + box.height; y += 1) {
    for (let x = Math.ceil(box.x); x < box.x + box.width; x += 1) {
      behind.push(pixelLuminance(picture, 4 * (y * picture.width + x)))
    }
  }
  // A typed array sorts numbers several times as fast.
  const sorted = Float64Array.from(behind).sort()
  const share = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0
  const text = luminance(...box.color)
  return contrast(text, text > share(0.5) ? share(0.95) : share(0.05))
}
