import type { Page } from 'playwright-core'
import { findClippedText } from './find-clipped-text'
import { overflow } from './overflow'

/** What cannot be seen without scrolling sideways, or not at all. */
export async function findOverflow(page: Page): Promise<string[]> {
  const wider = await overflow(page)
  const cut = (await findClippedText(page)).map((words) => `cut: ${words}`)
  return wider > 0 ? [`wider than the window by ${wider} px`, ...cut] : cut
}
