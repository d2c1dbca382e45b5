import type { Page } from 'playwright-core'
import { findClippedText } from './find-clipped-text'

/** How much wider than the window the content is, in px; 0 if the page doesn't scroll sideways. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What can't be seen without scrolling sideways, or not at all. */
export async function findOverflow(page: Page): Promise<string[]> {
  const wider = await measureOverflow(page)
  const cut = (await findClippedText(page)).map((words) => `cut: ${words}`)
  return wider > 0 ? [`wider than the window by ${wider} px`, ...cut] : cut
}
