import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { hue } from '~/theme/tokens'
import { expect, test } from './fixtures'
import { samplePlayers } from './sample-players'
import { findFaintTexts } from './text-contrast'

/** One tournament for each scene behind the text of a hero. */
const scenes = new Map(tournaments.map(({ id, scene }) => [scene, `/esports/tournament/${id}`]))

/** The other kinds of heroes, in bright colours and dark ones. */
const others = [
  '/',
  '/esports/bgmi',
  '/esports/valorant',
  '/organization/naag-esports',
  '/organization/himalaya-nine',
  '/organization/konkan-typhoon',
  '/creators/lag-gaya',
  '/creators/ctrl-alt-chai',
  ...samplePlayers.slice(0, 3).map(({ _id }) => `/players/profile/${_id}`),
]

/** A figure stands in front of these headlines, not behind any visible letter. */
const hasFigureInFront = /^\/($|players)/

test.for([...scenes.values(), ...others])('the text over the art of %s is readable', async (path, { read }) => {
  const height = 1100
  const page = await read(path, { width: 320, height, isPainted: true, hasPictures: true })
  const hero = page.locator('main header').first()
  await hero.evaluate((element) => element.setAttribute('data-hero', ''))
  // Every tournament is live one day.
  for (const status of await hero.locator('p > a + span').all()) {
    await status.evaluate((element, color) => Object.assign(element.style, { color }), hue.raniText)
  }
  for (const width of [320, 390, 760, 1440]) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => hero.evaluate(showsItsPictures)).toBe(true)
    const leftOut = hasFigureInFront.test(path) ? 'h1' : undefined
    expect.soft(await findFaintTexts(page, '[data-hero]', leftOut), `${width} px`).toEqual([])
  }
})

/** Whether all pictures for this width have loaded; waits for those still loading. */
const showsItsPictures = (hero: Element) =>
  Promise.all([...hero.querySelectorAll('img')].map((picture) => picture.decode())).then(
    () => true,
    () => false,
  )
