import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { cacheNames } from '~/offline/storage'
import { violations } from './axe'
import { expect, test } from './fixtures'
import { hasFocus } from './focus'
import { hold } from './hold'
import { origin } from './origin'
import { type Account, accountForm, fillLogin, fillSignup, newAccount } from './pages/account-form'

const stored = (page: Page) => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

/** Creates an account without the form. */
async function register(page: Page): Promise<Account> {
  const account = newAccount()
  const created = await page.request.post('/api/auth/signup', { data: { ...account, role: 'user' } })
  expect(created.status()).toBe(201)
  return account
}

async function signOut(page: Page, account: Pick<Account, 'name'>): Promise<void> {
  await page.getByRole('button', { name: account.name }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
}

describe('signing up, in and out', () => {
  test('a round trip: sign up, sign out, sign in; "Remember me" fills in the email next time, never the password', async ({
    visit,
  }) => {
    const { page } = await visit()
    const account = newAccount()
    await page.goto('/signup')
    await fillSignup(page, account)
    await accountForm(page).createAccount.click()
    await page.waitForURL((url) => url.pathname === '/')
    const [token, user] = await stored(page)
    expect(token).toMatch(/\S+/)
    expect(JSON.parse(user ?? '')).toMatchObject({ name: account.name, email: account.email, role: 'user' })

    await signOut(page, account)
    await page.waitForURL('**/login')
    await toast(page, 'You have been logged out successfully').waitFor()
    await expect.poll(() => stored(page)).toEqual([null, null])
    await page.getByText('This browser still has').waitFor()
    await page.getByRole('button', { name: 'Clear this device' }).waitFor()

    await expect.poll(() => accountForm(page).role.inputValue()).toBe('user')
    await fillLogin(page, account)
    await page.getByLabel('Remember me').check()
    await accountForm(page).logIn.click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('button', { name: account.name }).waitFor()

    // Back leads to the page before the form.
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/login')
    await page.getByRole('link', { name: 'Go to your profile' }).waitFor()
    await expect.poll(() => page.getByText('You’re logged out').count()).toBe(0)

    await page.getByRole('button', { name: 'Logout' }).click()
    await expect.poll(() => accountForm(page).email.inputValue()).toBe(account.email)
    await expect.poll(() => accountForm(page).password.inputValue()).toBe('')
    await expect.poll(() => page.getByLabel('Remember me').isChecked()).toBe(true)
  })

  test('a visitor who goes back while the account is created stays there, and a message says so', async ({ visit }) => {
    const { page } = await visit()
    const account = newAccount()
    const release = await hold(page, '**/api/auth/signup')
    await page.goto('/contact')
    await page.getByRole('link', { name: 'Join Now' }).first().click()
    await fillSignup(page, account)
    await accountForm(page).createAccount.click()
    await page.goBack()
    const question = page.getByRole('textbox', { name: 'Message' })
    await question.fill('Where is the next final?')
    release()
    await toast(page, `You’re signed in as ${account.name}.`).waitFor()
    await page.getByRole('button', { name: account.name }).waitFor()
    expect(await page.evaluate(() => window.location.pathname)).toBe('/contact')
    expect(await question.inputValue()).toBe('Where is the next final?')
  })

  test('a wrong password shows the server’s message, which is gone after a login and covers no button on phones; the button has the focus again, nothing typed is lost, and no login leads to another site', async ({
    visit,
  }) => {
    const { page } = await visit({ viewport: { width: 390, height: 800 }, expected: /401/ })
    const { email, password, logIn } = accountForm(page)
    const message = toast(page, 'Incorrect email or password.')
    const account = await register(page)
    await page.goto('/login?next=https://evil.example/')
    await fillLogin(page, { ...account, password: 'not-this-one' })
    await logIn.press('Enter')
    await message.waitFor()
    await expect.poll(() => hasFocus(logIn)).toBe(true)
    const [button, box] = [await logIn.boundingBox(), await message.boundingBox()]
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(button?.y ?? 0)
    await expect.poll(() => email.inputValue()).toBe(account.email)
    await expect.poll(() => password.inputValue()).toBe('not-this-one')
    await expect.poll(() => stored(page)).toEqual([null, null])
    // The second try needs no more than the key.
    const second = page.waitForRequest('**/api/auth/login')
    await page.keyboard.press('Enter')
    await second

    await page.setViewportSize({ width: 1280, height: 900 })
    await fillLogin(page, account)
    await logIn.click()
    await page.waitForURL(`${origin}/`)
    await page.getByRole('button', { name: account.name }).waitFor()
    expect(await message.count()).toBe(0)
  })

  test('a double click sends the form once, and its button is disabled with another label meanwhile; a failure without a message from the server shows a fixed sentence', async ({
    visit,
  }) => {
    const { page } = await visit({ expected: /Failed to load resource/ })
    let calls = 0
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/auth/login', async (route) => {
      calls += 1
      await answer.promise
      await route.fulfill({ status: 401, json: { status: 'error', message: 'Incorrect email or password.' } })
    })
    await page.goto('/login')
    await fillLogin(page, newAccount())
    await accountForm(page).logIn.dblclick()
    const busy = page.getByRole('button', { name: 'Authenticating...' })
    await busy.waitFor()
    await expect.poll(() => busy.isDisabled()).toBe(true)
    answer.resolve()
    await accountForm(page).logIn.waitFor()
    expect(calls).toBe(1)

    const message = toast(page, 'An error occurred. Please try again.')
    for (const answer of [
      null,
      { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' },
      { json: { status: 'success', token: 7 } },
    ]) {
      await page.route('**/api/auth/login', (route) => (answer ? route.fulfill(answer) : route.abort()))
      await accountForm(page).logIn.click()
      await message.getByRole('button', { name: 'Close this message' }).click()
      await message.waitFor({ state: 'detached' })
    }
  })

  test('a sign-up that fails or is refused shows one message in an alert, the server’s if there is one', async ({
    visit,
  }) => {
    const { page } = await visit({ expected: /40[039]|ERR_FAILED/ })
    const { fullName, email, password, role, createAccount } = accountForm(page)
    const submit = async () => {
      const dialog = page.waitForEvent('dialog')
      void createAccount.click()
      const alert = await dialog
      await alert.dismiss()
      return alert.message()
    }
    const account = await register(page)
    await page.route('**/api/auth/signup', (route) => route.abort())
    await page.goto('/signup')
    await fullName.fill('Kabir')
    await fillLogin(page, newAccount())
    await role.selectOption('to-admin')
    expect(await submit()).toBe('An error occurred. Please try again.')

    await page.unroute('**/api/auth/signup')
    await fullName.fill(account.name)
    await email.fill(account.email.toUpperCase())
    await password.fill('another-password')
    await role.selectOption('user')
    expect(await submit()).toMatch(/already exists/)
    await expect.poll(() => fullName.inputValue()).toBe(account.name)
  })

  test('after signing out on /profile, a visitor can clear everything stored in this browser', async ({ visit }) => {
    const { page } = await visit({ isMember: true })
    await page.evaluate(async (name) => {
      localStorage.setItem('rememberedEmail', 'fan@example.com')
      await (await caches.open(name)).put('/esports', new Response('stored'))
    }, cacheNames.pages)
    await page.goto('/profile')
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    const device = page.getByRole('region', { name: 'This device' })
    await device.getByRole('button', { name: 'Clear this device' }).click()
    await device.getByText('are gone from this browser').waitFor()
    expect(await page.evaluate(async () => [localStorage.length, await caches.match('/esports')])).toEqual([
      0,
      undefined,
    ])
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Sign Up')
    expect(await violations(page)).toEqual([])
    await page.goto('/login')
    await expect.poll(() => device.count()).toBe(0)
  })

  test('/profile redirects to the login and back', async ({ visit }) => {
    const { page } = await visit()
    const account = await register(page)
    await page.goto('/profile')
    await page.waitForURL('**/login?next=%2Fprofile')
    await fillLogin(page, account)
    await accountForm(page).logIn.click()
    await page.waitForURL('**/profile')
    await page.getByRole('heading', { level: 1, name: account.name }).waitFor()
    await page.getByText(account.email).waitFor()
  })
})
