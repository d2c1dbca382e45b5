import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The axe violations on a page as short lines, by WCAG 2.2 AA or the given rules. Frames of other sites are not checked. */
export async function violations(page: Page, runOnly: readonly string[] = rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async (values) => {
      // No rule here needs the style sheets, which axe would fetch and parse each time.
      const preload = { assets: ['media'] }
      const { violations: found } = await window.axe.run({ preload, resultTypes: ['violations'], runOnly: values })
      return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    [...runOnly],
  )
}
