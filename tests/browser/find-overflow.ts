import type { Page } from 'playwright-core'
import { findClippedText } from './find-clipped-text'

/** How far the content is wider than the window, in px; 0 when nothing has to be scrolled sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What cannot be seen without scrolling sideways, or not at all. */
export async function findOverflow(page: Page): Promise<string[]> {
  const wider = await overflow(page)
  const cut = (await findClippedText(page)).map((words) => `cut: ${words}`)
  return wider > 0 ? [`wider than the window by ${wider} px`, ...cut] : cut
}
