import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { violations } from './axe'
import { measureOverflow } from './find-overflow'
import { fixedSite } from './fixed-site'
import { expect, test } from './fixtures'
import { hasFocus } from './focus'
import { holdScripts } from './hold'
import { member } from './sign-in'

const subject = (page: Page) => page.getByLabel('Subject')
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

/** The URL that the page opened in another program. */
async function watchMail(page: Page): Promise<() => URL | undefined> {
  const client = await page.context().newCDPSession(page)
  let mail: URL | undefined
  client.on('Page.frameRequestedNavigation', ({ url }) => {
    mail = new URL(url)
  })
  await client.send('Page.enable')
  return () => mail
}

async function write(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Kavya & Sons')
  await page.getByLabel('Email').fill('kavya@example.com')
  await page.getByLabel('Message').fill('Do you take cups of 16 teams?\nWe have 20.')
}

describe('contact', () => {
  test('checks its three fields, with a message at each and the focus on the first', async ({ open }) => {
    const page = await open('/contact')
    await send(page)
    const findError = (label: string) =>
      page.getByLabel(label).evaluate((field) => {
        const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
        return [field.getAttribute('aria-invalid'), note?.textContent]
      })
    await expect.poll(() => findError('Name')).toEqual(['true', 'Please tell us your name.'])
    await expect
      .poll(() => findError('Email'))
      .toEqual(['true', 'Please enter your email address, like you@example.com.'])
    await expect.poll(() => findError('Message')).toEqual(['true', 'Please write a message.'])
    await expect.poll(() => hasFocus(page.getByLabel('Name'))).toBe(true)

    await write(page)
    await expect.poll(() => findError('Name')).toEqual([null, undefined])
    await page.getByLabel('Message').fill(' \n ')
    await send(page)
    await expect.poll(() => findError('Message')).toEqual(['true', 'Please write a message.'])
    for (const wrong of ['kavya@', 'kavya@example', 'ka vya@example.com', 'a@b@example.com']) {
      await page.getByLabel('Email').fill('k.v+1@mail.example.co.in')
      await expect.poll(() => findError('Email'), { message: wrong }).toEqual([null, undefined])
      await page.getByLabel('Email').fill(wrong)
      await page.keyboard.press('Tab')
      await expect
        .poll(() => findError('Email'), { message: wrong })
        .toEqual(['true', 'Please enter your email address, like you@example.com.'])
    }
    await send(page)
    await expect.poll(() => findError('Name')).toEqual([null, undefined])
    await expect.poll(() => hasFocus(page.getByLabel('Email'))).toBe(true)
  })

  test('a message that isn’t sent yet is there again after going to another page and back', async ({ open }) => {
    const page = await open('/contact')
    await write(page)
    await page.getByRole('link', { name: 'Help', exact: true }).first().click()
    await page.waitForURL('**/help')
    await page.goBack()
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Do you take cups of 16 teams?\nWe have 20.')
    expect(await page.getByLabel('Name').inputValue()).toBe('Kavya & Sons')
  })

  test('a member’s name and email are filled in, but never over what was typed', async ({ visit }) => {
    const { page } = await visit({ isMember: true })
    const [name, email] = [page.getByLabel('Name'), page.getByLabel('Email')]
    await page.goto('/contact')
    await expect.poll(() => name.inputValue()).toBe(member.name)
    expect(await email.inputValue()).toBe(member.email)
    const release = await holdScripts(page)
    await page.goto('/contact', { waitUntil: 'domcontentloaded' })
    await name.fill('Kavya')
    release()
    await expect.poll(() => email.inputValue()).toBe(member.email)
    expect(await name.inputValue()).toBe('Kavya')
  })

  test('opens the mail program with the message filled in, and confirms it', async ({ visit }) => {
    const { page } = await visit()
    const mail = await watchMail(page)
    await page.goto('/contact')
    await write(page)
    await send(page)
    await page.getByText('Your email app should be showing the message').waitFor()
    await expect.poll(() => mail()?.protocol).toBe('mailto:')
    expect(mail()?.pathname).toBe('hello@akhada.example')
    expect(mail()?.searchParams.get('subject')).toBe('A question or an idea')
    expect(mail()?.searchParams.get('body')?.split('\r\n')).toEqual([
      'Do you take cups of 16 teams?\nWe have 20.',
      '',
      'Kavya & Sons',
      'kavya@example.com',
    ])
    await expect
      .poll(() => page.getByRole('link', { name: 'Open the message again' }).getAttribute('href'))
      .toBe(mail()?.href)
    await expect.poll(() => page.getByLabel('Message').inputValue()).toContain('cups of 16 teams')
    // The confirmation is of that message, not of another.
    await page.getByLabel('Message').fill('Or of 20?')
    await expect.poll(() => page.getByText('Your email app should').count()).toBe(0)
  })

  test('the topic in the URL chooses the subject, names what it’s about and begins the message', async ({ read }) => {
    for (const [path, value, label] of [
      ['/contact', 'general', 'A question or an idea'],
      ['/contact?topic=careers', 'careers', 'Working with us'],
      ['/contact?topic=demo&about=Season', 'demo', 'A media and promotion demo'],
      ['/contact?topic=brands&about=Naag', 'brands', 'Brands and sponsorship'],
      ['/contact?topic=nonsense', 'general', 'A question or an idea'],
    ] as const) {
      const page = await read(path)
      expect(await subject(page).inputValue()).toBe(value)
      expect(await subject(page).locator('option:checked').textContent()).toBe(label)
      expect(await page.getByText('Plan: Season').count()).toBe(value === 'demo' ? 1 : 0)
      expect(await page.getByText('To sponsor: Naag').count()).toBe(value === 'brands' ? 1 : 0)
    }
    const page = await read('/contact?topic=organizers')
    expect(await page.getByLabel('Message').inputValue()).toMatch(/^Tournament:\nGame:/)
  })

  test('an entry names its tournament, asks for the squad, and isn’t sent before it’s filled in', async ({ visit }) => {
    const { page } = await visit(fixedSite)
    const mail = await watchMail(page)
    await page.goto('/esports/tournament/bazaar-cup-january-2027')
    await page.getByRole('link', { name: 'Join the waiting list' }).click()
    await page.getByText(/^Event: Bazaar Cup/).waitFor()
    expect(await page.getByLabel('Message').inputValue()).toMatch(/^Squad:\nPlayers/)
    await page.getByLabel('Name').fill('Kavya')
    await page.getByLabel('Email').fill('kavya@example.com')
    await send(page)
    await page.getByText('Please fill in the message.').waitFor()
    await expect.poll(() => hasFocus(page.getByLabel('Message'))).toBe(true)
    expect(mail()).toBeUndefined()
    await subject(page).selectOption('press')
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('')
    // What the visitor has written stays, whatever the subject.
    await page.getByLabel('Message').fill('We are six.')
    await subject(page).selectOption('entry')
    await page.getByText(/^Event: Bazaar Cup/).waitFor()
    expect(await page.getByLabel('Message').inputValue()).toBe('We are six.')
    // Without a tournament, the message has a line for it.
    await page.goto('/contact')
    await subject(page).selectOption('entry')
    await expect.poll(() => page.getByLabel('Message').inputValue()).toMatch(/^Tournament:\nSquad:\nPlayers/)
  })

  test('an application names its position, in the mail too; with errors shown, it passes axe and fits 360 px', async ({
    visit,
  }) => {
    const { page } = await visit({ viewport: { width: 360, height: 740 } })
    const mail = await watchMail(page)
    await page.goto('/contact?topic=careers&about=Tournament%20Operations%20Lead')
    await page.getByText('Position: Tournament Operations Lead').waitFor()
    await send(page)
    await page.getByText('Please write a message.').waitFor()
    expect(await measureOverflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])

    await write(page)
    await send(page)
    await expect.poll(() => mail()?.searchParams.get('subject')).toBe('Application: Tournament Operations Lead')
    await subject(page).selectOption('press')
    await expect.poll(() => new URL(page.url()).searchParams.get('topic')).toBe('press')
    await expect.poll(() => page.getByText('Position:').count()).toBe(0)
  })

  test('shows the email address, the social links and the help pages, without JavaScript too', async ({ read }) => {
    const page = await read('/contact')
    await expect.poll(() => page.title()).toBe('Contact | AKHADA')
    const main = page.getByRole('main')
    await main.getByText('Kolhapur 416 012').waitFor()
    await expect
      .poll(() => main.getByRole('link', { name: 'hello@akhada.example' }).getAttribute('href'))
      .toBe('mailto:hello@akhada.example')
    await expect.poll(() => main.getByRole('link', { name: /AKHADA on / }).count()).toBe(6)
    await expect.poll(() => main.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help')
    // The browser itself passes the fields to the mail program.
    await expect
      .poll(() => page.getByRole('form', { name: 'Contact' }).getAttribute('action'))
      .toBe('mailto:hello@akhada.example')
  })
})
