import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { expect, test } from 'vitest'
import { loadEditions } from '~/content/tournaments/load'

const now = Date.parse('2026-11-21T12:00:00+05:30')

test.each([
  ['in another month', 'chaupal-cup-november-2026', ['chaupal-cup-march-2027']],
  ['of the same game', 'maha-dangal-2026-bgmi', ['maha-dangal-2027-bgmi']],
  ['of which one has no year', 'monsoon-masters-kochi-2027', ['monsoon-masters-kochi']],
  ['those to come first', 'mobile-pro-series-2026', ['mobile-pro-series-2027', 'mobile-pro-series-2025']],
  ['none', 'world-championship-2022', []],
  ['none of an unknown tournament', 'nothing', []],
])('other editions of a tournament, %s', async (_, id, editions) => {
  expect((await loadEditions(id, now)).value.map((edition) => edition.id)).toEqual(editions)
})

test('editions are held by the same organizer, for the same game, and lead back', async () => {
  for (const { id, organizerId, gameId } of tournaments) {
    for (const edition of (await loadEditions(id, now)).value) {
      expect(edition, `${id}, ${edition.id}`).toMatchObject({ organizerId, gameId })
      expect((await loadEditions(edition.id, now)).value.map((each) => each.id)).toContain(id)
    }
  }
})
