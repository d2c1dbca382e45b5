import type { Page } from 'playwright-core'
import { openEmptyPage } from './tab'

/** The member who is signed in when a test needs one. */
export const member = { name: 'Aarohi Deshmukh', email: 'aarohi@example.com', role: 'user' }

/** Signs a member in, for all pages opened in this browser profile from now on. */
export async function signIn(page: Page): Promise<void> {
  await openEmptyPage(page)
  await page.evaluate((user) => {
    localStorage.setItem('token', 'a-token')
    localStorage.setItem('user', user)
  }, JSON.stringify(member))
}
