import { describe } from 'vitest'
import { expect, test } from './fixtures'
import { sections } from './pages/home'

describe('about page', () => {
  test('shows the story, the years so far in order, the team and a press kit, all without JavaScript', async ({
    read,
  }) => {
    const page = await read('/aboutUs')
    await expect.poll(() => page.title()).toBe('About Us | AKHADA')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['About AKHADA'])
    expect(await sections(page)).toEqual(['Our Story', 'So far', 'Our Team', 'Press kit'])
    const years = await page
      .getByRole('region', { name: 'So far' })
      .getByRole('listitem')
      .getByText(/^\d{4}$/)
      .allTextContents()
    expect(years).toEqual(years.toSorted())
  })

  test('every file of the press kit exists, and the link for interviews chooses its own subject', async ({ read }) => {
    const page = await read('/aboutUs')
    const kit = page.getByRole('region', { name: 'Press kit' })
    const files = await kit
      .locator('a[download]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) expect((await page.request.get(file)).status(), file).toBe(200)
    await kit.getByRole('link', { name: 'Ask for an interview' }).click()
    await page.waitForURL('**/contact?topic=press')
  })
})

describe('the marketing page for visitors', () => {
  test('counters run once, for one second, when they scroll into view', async ({ open }) => {
    const page = await open('/', { reducedMotion: 'no-preference', viewport: { width: 1280, height: 300 } })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const band = page.getByRole('region', { name: 'In numbers' })
    const figures = async () => (await band.getByRole('listitem').allTextContents()).map((text) => text.split('+')[0])
    const whole = ['200K', '5K', '1.2M', '50']
    await expect.poll(() => figures()).toEqual(whole)
    await band.scrollIntoViewIfNeeded()
    await expect
      .poll(async () => {
        await page.clock.runFor(20)
        return figures()
      })
      .not.toEqual(whole)
    await page.clock.runFor(400)
    await expect.poll(() => figures()).not.toEqual(whole)
    await page.clock.runFor(620)
    await expect.poll(() => figures()).toEqual(whole)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.getByRole('contentinfo').waitFor()
    await band.scrollIntoViewIfNeeded()
    await page.clock.runFor(300)
    await expect.poll(() => figures()).toEqual(whole)
  })

  test('has the mission with four statistics, three services, four values, a team of four, three calls to action, and a contact form for name, email and message', async ({
    read,
  }) => {
    const page = await read('/')
    const mission = page.getByRole('region', { name: 'Our Mission' })
    for (const text of ['120+', '2,500+', '500+', '85+']) await mission.getByText(text, { exact: true }).waitFor()
    const cards = page.getByRole('region', { name: 'What We Do' }).getByRole('article')
    await expect
      .poll(() => cards.getByRole('heading', { level: 3 }).allTextContents())
      .toEqual(['Gamers and Creators', 'Brands and Sponsors', 'Tournament Organizers'])
    const ways = await cards.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(ways).toEqual(['/etalent', '/brands', '/organizers'])
    const values = page.getByRole('region', { name: 'Core Values' }).getByRole('heading', { level: 3 })
    await expect.poll(() => values.allTextContents()).toEqual(['Open to all', 'Fair play', 'Together', 'Skill first'])
    const team = page.getByRole('region', { name: 'Our Team' }).getByRole('article')
    await expect.poll(() => team.count()).toBe(4)
    for (const member of await team.all()) {
      await member.locator('img').waitFor()
      await expect.poll(() => member.getByRole('heading', { level: 3 }).textContent()).toMatch(/^\w+ \w+$/)
      await expect.poll(() => member.getByRole('paragraph').count()).toBe(2)
    }
    const links = page.getByRole('region', { name: 'Joining is free' }).getByRole('link')
    const targets = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    expect(targets).toEqual([
      ['Create Account', '/signup'],
      ['Explore Platform', '/services'],
      ['View Open Positions', '/careers'],
    ])
    const form = page.getByRole('form', { name: 'Contact' })
    for (const label of ['Name', 'Email', 'Message']) await form.getByLabel(label).waitFor()
    await form.getByRole('button', { name: 'Send Message' }).waitFor()
  })
})
