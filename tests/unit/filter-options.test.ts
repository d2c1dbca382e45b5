import { filterNames } from '@akhada/contract/filters'
import { samplePlayers } from '@akhada/sample-world/players/players'
import { expect, test } from 'vitest'
import { toPlayer } from '~/api/player'
import { listFilterOptions } from '~/screens/players/filter-options'

const players = ['Zeal', 'Agra', 'Ágni', 'Zeal', 'Unknown', null, 'Baagh'].map((team, index) =>
  toPlayer({ _id: `${index}`, playerName: `Player ${index}`, team }),
)

test.each([
  ['nothing', '', ['Ágni', 'Agra', 'Baagh', 'Zeal']],
  ['a value that players have', 'Baagh', ['Ágni', 'Agra', 'Baagh', 'Zeal']],
  ['a value that no player has', 'Chambal', ['Ágni', 'Agra', 'Baagh', 'Chambal', 'Zeal']],
])('options have each value once, sorted, with %s chosen', (_, chosen, options) => {
  expect(listFilterOptions(players, 'team', chosen)).toEqual(options)
})

test('without players, only the chosen value is left', () => {
  expect(listFilterOptions([], 'game', 'BGMI')).toEqual(['BGMI'])
  expect(listFilterOptions([], 'game', '')).toEqual([])
})

test.each(filterNames)('the sample players offer several values of %s', (name) => {
  expect(listFilterOptions(samplePlayers.map(toPlayer), name, '').length).toBeGreaterThan(1)
})
