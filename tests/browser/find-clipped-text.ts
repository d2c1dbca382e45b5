import type { Page } from 'playwright-core'

/** Texts with a part that can be neither seen nor scrolled to, because a box or the window clips it. */
export const findClippedText = (page: Page): Promise<string[]> => page.evaluate(collectClipped)

/** Runs in the page. */
function collectClipped(): string[] {
  interface Limits {
    left: number
    top: number
    right: number
    bottom: number
  }
  const window: Limits = { left: 0, right: document.documentElement.clientWidth, top: -Infinity, bottom: Infinity }
  const isLaidOut = ({ cssRules }: CSSStyleSheet) => cssRules[0]?.cssText.includes('content-visibility')
  if (!document.adoptedStyleSheets.some(isLaidOut)) {
    // A section far away is not laid out yet, and has the height of its placeholder.
    const laidOut = new CSSStyleSheet()
    laidOut.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(laidOut)
  }

  const known = new Map<Element | null, Limits>([
    [null, window],
    [document.body, window],
  ])

  /** The visible edge of an element's content. */
  const limitsIn = (element: Element | null): Limits => {
    const before = known.get(element)
    if (before || !element) return before ?? window
    const style = getComputedStyle(element)
    const isAbsolute = style.position === 'absolute' && element instanceof HTMLElement
    const limits = { ...limitsIn(isAbsolute ? element.offsetParent : element.parentElement) }
    const box = element.getBoundingClientRect()
    const scrolls = /auto|scroll/
    if (scrolls.test(style.overflowX)) Object.assign(limits, { left: -Infinity, right: Infinity })
    else if (style.overflowX !== 'visible') {
      limits.left = Math.max(limits.left, box.left)
      limits.right = Math.min(limits.right, box.right)
    }
    if (scrolls.test(style.overflowY)) Object.assign(limits, { top: -Infinity, bottom: Infinity })
    else if (style.overflowY !== 'visible') {
      limits.top = Math.max(limits.top, box.top)
      limits.bottom = Math.min(limits.bottom, box.bottom)
    }
    const isForEarsOnly = style.clipPath === 'inset(50%)'
    if (isForEarsOnly) limits.right = -Infinity
    known.set(element, limits)
    return limits
  }

  const cut = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim()
    const element = text.parentElement
    if (!words || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    // A strip may cut off its next item, because it scrolls to whatever gets the focus.
    if (element.closest('[aria-hidden=true], [inert], [aria-roledescription=carousel] button')) continue
    const { left, top, right, bottom } = limitsIn(element)
    if (right === -Infinity) continue
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) {
      // A line box is taller than its letters.
      const slack = box.height / 4
      const isCut = box.left < left - 1 || box.right > right + 1 || box.top + slack < top || box.bottom - slack > bottom
      if (isCut) cut.add(`${words.slice(0, 60)} (${element.className})`)
    }
  }
  return [...cut]
}
