import type { Page, Response } from 'playwright-core'

/** Opens a page and waits until it has loaded completely. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  return response
}
