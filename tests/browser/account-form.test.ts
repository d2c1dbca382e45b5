import { expect, test } from './fixtures'
import { focusVisibility, hasFocus } from './focus'
import { accountForm, fillSignup, newAccount } from './pages/account-form'
import { member, signIn } from './sign-in'
import { openEmptyPage } from './tab'

test('the role of a sign-up is required; the URL may preselect it', async ({ open }) => {
  const page = await open('/signup')
  const role = accountForm(page).role
  await expect
    .poll(() => role.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text))
    .toBe('Login as')
  await expect.poll(() => role.evaluate((select: HTMLSelectElement) => select.checkValidity())).toBe(false)
  await expect
    .poll(() => role.locator('option').allTextContents())
    .toEqual(['Login as', 'User', 'Admin (by invitation)', 'Organization Admin', 'Tournament Organizer', 'Media Admin'])
  await page.goto('/signup?role=org-admin')
  await expect.poll(() => role.inputValue()).toBe('org-admin')
})

test('an error is shown under its field, not in a browser bubble, and the first invalid field gets the focus', async ({
  open,
}) => {
  const page = await open('/signup', { isPainted: true })
  const { fullName, email, createAccount } = accountForm(page)
  const bubbles = await page.evaluateHandle(() => {
    const shown: Event[] = []
    for (const field of document.querySelectorAll('input, select')) {
      field.addEventListener('invalid', (event) => {
        if (!event.defaultPrevented) shown.push(event)
      })
    }
    return shown
  })
  const readNotes = () =>
    page
      .locator('[aria-invalid=true]')
      .evaluateAll((fields) =>
        fields.map((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent),
      )
  const others = [
    'Enter your email address, like you@example.com.',
    'Enter your password.',
    'Pick your role from the list.',
  ]
  await createAccount.click()
  await expect.poll(readNotes).toEqual(['Enter your name.', ...others])
  expect(await hasFocus(fullName)).toBe(true)
  expect(await focusVisibility(page)).toBeGreaterThan(0.5)
  expect(await bubbles.evaluate((shown) => shown.length)).toBe(0)
  await fullName.fill('   ')
  expect(await readNotes()).toEqual(['Enter your name.', ...others])
  await fullName.fill('Zoya Shaikh')
  await expect.poll(readNotes).toEqual(others)
  await createAccount.click()
  expect(await hasFocus(email)).toBe(true)
  await email.fill('zoya')
  await email.blur()
  expect(await readNotes()).toEqual(others)
})

test('what was typed is there again after a look at the terms, except for the password, which can be shown and hidden', async ({
  open,
}) => {
  const page = await open('/signup')
  const { fullName, email, password, role, createAccount } = accountForm(page)
  await fullName.fill('Zoya Shaikh')
  await email.fill('zoya@example.com')
  await password.fill('kite-and-string')
  await role.selectOption('org-admin')
  await page.getByRole('checkbox').check()
  await page.getByRole('link', { name: 'Terms' }).click()
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
  await page.goBack()
  await createAccount.waitFor()
  await expect.poll(() => fullName.inputValue()).toBe('Zoya Shaikh')
  expect(await email.inputValue()).toBe('zoya@example.com')
  expect(await role.inputValue()).toBe('org-admin')
  expect(await page.getByRole('checkbox').isChecked()).toBe(true)
  expect(await password.inputValue()).toBe('')
  // A password that is shown is none the less a password.
  await password.fill('kite-and-string')
  const show = page.getByRole('button', { name: 'Show password' })
  await show.click()
  await expect.poll(() => password.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.poll(() => password.getAttribute('type')).toBe('password')
  await show.click()
  await page.getByRole('link', { name: 'Terms' }).click()
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
  await page.goBack()
  await expect.poll(() => fullName.inputValue()).toBe('Zoya Shaikh')
  expect(await password.inputValue()).toBe('')
  // A link is a new start.
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Sign up' }).click()
  await createAccount.waitFor()
  expect(await fullName.inputValue()).toBe('')
})

test.for(['/login', '/signup'])('%s tells members, and only them, that they are signed in', async (path, { open }) => {
  const page = await open(path, { expected: /401/ })
  const notice = page.getByText(/^You’re signed in (already|as )/)
  expect(await notice.isVisible()).toBe(false)
  // What is left of a broken sign-in opens no profile.
  await page.evaluate(() => localStorage.setItem('user', '{"name":"Half"}'))
  await page.reload()
  expect(await notice.isVisible()).toBe(false)
  await signIn(page)
  await page.goto(path)
  await page.getByText(`You’re signed in as ${member.name}.`).waitFor()
  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await page.waitForURL('**/profile')
  await page.goBack()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alert').filter({ hasText: 'You have been logged out successfully' }).waitFor()
  await page.waitForURL('**/login')
  expect(await notice.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Clear this device' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main')
  // The next message replaces the one about the logout, which would be gone after five seconds.
  const { email, password, logIn } = accountForm(page)
  await email.fill(member.email)
  await password.fill('not-this-one')
  await logIn.click()
  const messages = page.getByRole('alert')
  await expect.poll(() => messages.allTextContents(), { timeout: 3000 }).toEqual(['Incorrect email or password.'])
})

test('signing up instead of logging in leads to where the visitor was going, too, and the form never says "signed in already" meanwhile', async ({
  open,
}) => {
  const page = await open('/login?next=/learn')
  const tabs = page.getByRole('navigation', { name: 'Account' })
  await tabs.getByRole('link', { name: 'Sign Up' }).click()
  await page.waitForURL('**/signup?next=%2Flearn')
  await page.evaluate(() => {
    const notice = [...document.querySelectorAll('p')].find((text) => text.textContent.startsWith('You’re signed in'))
    const look = () => {
      const seen = Reflect.get(window, 'seen')
      Object.assign(window, { seen: seen || !notice || notice.checkVisibility() })
      requestAnimationFrame(look)
    }
    look()
  })
  const account = newAccount()
  await fillSignup(page, account)
  await accountForm(page).createAccount.click()
  await page.waitForURL('**/learn')
  await page.getByRole('button', { name: account.name }).waitFor()
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toBe(false)
})

test('a broken stored user counts as signed out', async ({ visit }) => {
  const { page } = await visit()
  await openEmptyPage(page)
  await page.evaluate(() => localStorage.setItem('user', '{"name":7}'))
  await page.goto('/etalent')
  await page.getByRole('link', { name: 'Join Now' }).first().waitFor()
})

test('a sign-up that fails after the visitor has left the form is reported without an alert', async ({ visit }) => {
  const { page } = await visit({ expected: /Failed to load resource/ })
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const released = Promise.withResolvers<void>()
  await page.route('**/api/auth/signup', async (route) => {
    await released.promise
    await route.abort()
  })
  await page.goto('/signup')
  await fillSignup(page, newAccount())
  await accountForm(page).createAccount.click()
  await page.getByRole('link', { name: 'Continue without login' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  released.resolve()
  await page.getByRole('alert').filter({ hasText: 'Couldn’t create your account.' }).waitFor()
  expect(dialogs).toEqual([])
})
