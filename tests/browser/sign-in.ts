import type { Page } from 'playwright-core'
import { openEmptyPage } from './tab'

/** Who has signed in where a test needs somebody. */
export const member = { name: 'Aarohi Deshmukh', email: 'aarohi@example.com', role: 'user' }

/** Signs a member in: every page of the profile that is opened from now on finds them. */
export async function signIn(page: Page): Promise<void> {
  await openEmptyPage(page)
  await page.evaluate((user) => {
    localStorage.setItem('token', 'a-token')
    localStorage.setItem('user', user)
  }, JSON.stringify(member))
}
