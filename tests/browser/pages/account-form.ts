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
