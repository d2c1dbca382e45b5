import type { Download, Locator } from 'playwright-core'

/** The file that a click on a control downloads. */
export async function downloadBy(control: Locator): Promise<Download> {
  const [file] = await Promise.all([control.page().waitForEvent('download'), control.click()])
  return file
}
