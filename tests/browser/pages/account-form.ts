import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'

/** The forms of /login and /signup. */
export const accountForm = (page: Page) => ({
  fullName: page.getByLabel('Full Name'),
  email: page.getByLabel('Email'),
  password: page.getByLabel('Password', { exact: true }),
  role: page.getByLabel('Role'),
  logIn: page.getByRole('button', { name: 'Login to Dashboard' }),
  createAccount: page.getByRole('button', { name: 'Create Account' }),
})

/** The data of an account that nobody has yet. */
export const newAccount = () => ({
  name: 'Aarohi Deshmukh',
  email: `${randomUUID()}@example.com`,
  password: 'kite-and-string',
})
export type Account = ReturnType<typeof newAccount>

export async function fillLogin(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  const { email, password } = accountForm(page)
  await email.fill(account.email)
  await password.fill(account.password)
}

export async function fillSignup(page: Page, account: Account): Promise<void> {
  await accountForm(page).fullName.fill(account.name)
  await fillLogin(page, account)
  await accountForm(page).role.selectOption('user')
}
