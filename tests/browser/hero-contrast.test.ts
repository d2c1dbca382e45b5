import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { expect, test } from './fixtures'
import { findFaintTexts } from './text-contrast'

/** One tournament for each scene that is behind the words of a hero, and the pages of two games. */
const scenes = new Map(tournaments.map(({ id, scene }) => [scene, `/esports/tournament/${id}`]))

test.for([...scenes.values(), '/esports/bgmi', '/esports/valorant'])(
  'the words over the art of %s can be read',
  async (path, { read }) => {
    const page = await read(path)
    const hero = page.locator('main header').first()
    await hero.evaluate((element) => element.setAttribute('data-hero', ''))
    for (const width of [320, 390, 760, 1440]) {
      await page.setViewportSize({ width, height: 1100 })
      await page.waitForLoadState('networkidle')
      expect.soft(await findFaintTexts(page, '[data-hero]'), `${width} px`).toEqual([])
    }
  },
)
