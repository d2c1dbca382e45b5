import type { Page } from 'playwright-core'

/** How far the content is wider than the window, in px; 0 when nothing has to be scrolled sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
