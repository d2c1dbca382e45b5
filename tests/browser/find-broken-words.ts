import type { Page } from 'playwright-core'

/** The words on a page that break in the middle, like "ACHIEVEMENT S". Words longer than 16 letters and e-mail addresses may break. */
export const findBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = []
    const isForEarsOnly = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isForEarsOnly(element.parentElement))
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node)
      if (range.getClientRects().length < 2) continue
      if (node.parentElement?.closest('code, pre') || isForEarsOnly(node.parentElement)) continue
      for (const { 0: word, index } of node.textContent?.matchAll(/(?<![@.\p{L}])\p{L}{2,16}/gu) ?? []) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
          broken.push(`broken: ${word} (${node.parentElement?.className})`)
      }
    }
    return broken
  })
