import type { BrowserContext } from 'playwright-core'

/** Who has signed in where a test needs somebody. */
export const member = { name: 'Aarohi Deshmukh', email: 'aarohi@example.com', role: 'user' }

/** Every page that is opened from now on finds a member signed in. */
export const signIn = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(storeSession, JSON.stringify(member))

/** Runs in the page, and in the empty one before it, which has no storage. */
function storeSession(user: string): void {
  if (location.protocol === 'about:') return
  localStorage.setItem('token', 'a-token')
  localStorage.setItem('user', user)
}
