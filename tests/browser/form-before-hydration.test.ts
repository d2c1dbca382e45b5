import { describe } from 'vitest'
import { expect, test } from './fixtures'
import { holdScripts } from './hold'
import { origin } from './origin'
import { accountForm } from './pages/account-form'

describe('a form before hydration', () => {
  test('a login sent before the scripts arrive is carried out once, after they arrive', async ({ visit }) => {
    const { page } = await visit({ expected: /401/ })
    const release = await holdScripts(page)
    let logins = 0
    await page.route('**/api/auth/login', async (route) => {
      logins += 1
      await route.fulfill({ status: 401, json: { status: 'error', message: 'Incorrect email or password.' } })
    })
    await page.goto('/login', { waitUntil: 'domcontentloaded' })
    const { email, password, logIn } = accountForm(page)
    await email.fill('fan@example.com')
    await password.fill('kite-and-string')
    await logIn.click()
    expect(await page.locator('form').getAttribute('aria-busy')).toBe('true')
    expect(page.url()).toBe(`${origin}/login`)
    release()
    await page.getByRole('alert').filter({ hasText: 'Incorrect email or password.' }).waitFor()
    expect(logins).toBe(1)
    expect(page.url()).toBe(`${origin}/login`)
    expect(await email.inputValue()).toBe('fan@example.com')
    await expect.poll(() => page.locator('form').getAttribute('aria-busy')).toBe('false')
  })

  test('typed text stays out of the URL when the scripts do not load', async ({ visit }) => {
    const { page } = await visit({ expected: /Failed to load resource/ })
    await page.route('**/assets/*.js', (route) => route.abort())
    for (const path of ['/login', '/signup']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const { fullName, email, password, role } = accountForm(page)
      if (path === '/signup') await fullName.fill('Aarohi')
      await email.fill('fan@example.com')
      await password.fill('kite-and-string')
      await role.selectOption('user')
      await password.press('Enter')
      await page.locator('form[aria-busy=true]').waitFor()
      expect(page.url()).toBe(origin + path)
    }
  })

  test.for([
    ['/login', 'sign in'],
    ['/signup', 'sign up'],
  ] as const)(
    'without a script %s says that it needs one to %s, and has no footer',
    async ([path, purpose], { read }) => {
      const page = await read(path)
      expect(await page.locator('noscript p').innerText()).toContain(`need JavaScript to ${purpose}`)
      expect(await page.getByRole('contentinfo').count()).toBe(0)
      await accountForm(page).email.fill('fan@example.com')
      await accountForm(page).password.fill('kite-and-string')
      await accountForm(page).password.press('Enter')
      expect(page.url()).toBe(origin + path)
    },
  )
})
