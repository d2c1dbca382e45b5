import { expect, test } from './fixtures'
import { accountForm } from './pages/account-form'
import { signIn } from './sign-in'

test('the role of a sign-up is required; the URL may preselect it', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/signup')
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

test('the password can be shown and hidden', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/login')
  await accountForm(page).password.fill('secret-words')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.poll(() => accountForm(page).password.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.poll(() => accountForm(page).password.getAttribute('type')).toBe('password')
})

test.for(['/login', '/signup'])('%s has no footer', async (path, { visit }) => {
  const { page } = await visit()
  await page.goto(path)
  await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0)
})

test.for(['/login', '/signup'])('%s says to a member only that they are signed in', async (path, { visit }) => {
  const { page } = await visit()
  await page.goto(path)
  expect(await page.getByText('You’re signed in already.').isVisible()).toBe(false)
  await signIn(page)
  await page.goto(path)
  await page.getByText('You’re signed in already.').waitFor()
  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await page.waitForURL('**/profile')
})
