import { samplePlayers } from '@akhada/sample-world/players/players'
import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { expect, test } from './fixtures'
import { findFaintTexts } from './text-contrast'

/** One tournament for each scene that is behind the words of a hero. */
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

/** A person stands in front of these headlines, and behind no letter that shows. */
const hasFigureInFront = /^\/($|players)/

test.for([...scenes.values(), ...others])('the words over the art of %s can be read', async (path, { read }) => {
  const page = await read(path)
  const hero = page.locator('main header').first()
  await hero.evaluate((element) => element.setAttribute('data-hero', ''))
  for (const width of [320, 390, 760, 1440]) {
    await page.setViewportSize({ width, height: 1100 })
    await expect.poll(() => hero.evaluate(showsItsPictures)).toBe(true)
    const leftOut = hasFigureInFront.test(path) ? 'h1' : undefined
    expect.soft(await findFaintTexts(page, '[data-hero]', leftOut), `${width} px`).toEqual([])
  }
})

/** Whether the pictures of this width are there: it waits for those that are on their way. */
const showsItsPictures = (hero: Element) =>
  Promise.all([...hero.querySelectorAll('img')].map((picture) => picture.decode())).then(
    () => true,
    () => false,
  )
