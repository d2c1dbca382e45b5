import { expect, test } from 'vitest'
import { allPlayers } from '~/api/list-params'
import { toPlayer } from '~/api/player'
import { filterNames, filterOptions } from '~/screens/players/filter-options'
import { playersSearch } from '~/screens/players/players-search'
import { filters } from '../../contract/rules'

const players = ['Zeal', 'Ágni', 'Zeal', 'Unknown', null, 'Baagh'].map((team, index) =>
  toPlayer({ _id: `${index}`, playerName: `Player ${index}`, team }),
)

test.each([
  ['nothing', '', ['Ágni', 'Baagh', 'Zeal']],
  ['a value that players have', 'Baagh', ['Ágni', 'Baagh', 'Zeal']],
  ['a value that no player has', 'Chambal', ['Ágni', 'Baagh', 'Chambal', 'Zeal']],
])('options hold each value once, sorted, with %s chosen', (_, chosen, options) => {
  expect(filterOptions(players, 'team', chosen)).toEqual(options)
})

test('without players only the chosen value is left', () => {
  expect(filterOptions([], 'game', 'BGMI')).toEqual(['BGMI'])
  expect(filterOptions([], 'game', '')).toEqual([])
})

test('the contract, the backends, the URL and the selects have the same filters', () => {
  const filtersIn = (params: object, ...others: string[]) =>
    Object.keys(params).filter((name) => !others.includes(name))
  const offered = filtersIn(allPlayers, 'search', 'page', 'limit', 'sortBy')
  expect(filters).toEqual(offered)
  expect(filtersIn(playersSearch.defaults, 'search', 'page')).toEqual(offered)
  expect(filterNames).toEqual(offered)
})
