import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds on a page by the rules of WCAG 2.2 AA, as short lines; none is the wish. */
export async function violations(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  // Its code is long: to a page that has it, none is sent.
  const { violations } = await new AxeBuilder({ page, axeSource: isThere ? ';' : undefined })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Frames of other sites are not checked, so no second page is needed to collect their results.
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
