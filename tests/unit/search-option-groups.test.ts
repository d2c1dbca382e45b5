import { expect, test } from 'vitest'
import { toPlayer } from '~/api/player'
import type { SearchEntry, SearchGroup, SearchIndex } from '~/content/site-search/types'
import { groupOptions, isPerson } from '~/layout/site-search/site-search-options'

const entry = (kind: SearchEntry['kind'], name: string) => ({
  kind,
  name,
  note: '',
  href: `/${kind}/${name.toLowerCase()}`,
})

const search: SearchIndex = {
  suggested: [entry('page', 'Players')],
  find: (query) =>
    query === 'none'
      ? []
      : [
          {
            kind: 'creator',
            entries: [entry('creator', query === 'p1' ? 'P1 TV' : query)],
            total: query === 'many' ? 9 : 1,
          },
        ],
}

const players = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    toPlayer({ _id: `a/${index}`, playerName: `P${index}`, realName: 'A B', team: 'Naag', game: 'unknown' }),
  )

const titles = (input: Parameters<typeof groupOptions>[0]) =>
  groupOptions(input).map(({ title, options }) => `${title}: ${options.map(({ name }) => name).join(', ')}`)

test.each([
  ['nothing typed', search, 0, '', ['Go to: Players']],
  ['nothing found', search, 0, 'none', []],
  ['an index that is still loading', undefined, 1, 'baa', ['Players: P0']],
  ['more results than are listed', search, 0, 'many', ['Creators (top 1 of 9): many']],
  ['content before players', search, 2, 'Baa', ['Creators: Baa', 'Players: P0, P1']],
  ['a player of exactly this name', search, 2, 'p1', ['Players: P1, P0', 'Creators: P1 TV']],
  ['five players', search, 5, 'none', ['Players: P0, P1, P2, P3, P4']],
  ['six players', search, 6, 'none', ['Players: P0, P1, P2, P3, P4, All matching players']],
] as const)('with %s', (_, index, count, query, groups) => {
  expect(titles({ search: index, matches: [], players: players(count), query })).toEqual(groups)
})

test('an option has an id that is valid in a selector, a link and a note', () => {
  const [group] = groupOptions({ search, matches: [], players: players(6), query: 'a & b?' }).slice(-1)
  expect(group?.options[0]).toEqual({
    kind: 'player',
    id: 'found-players-profile-a-2F0',
    href: '/players/profile/a%2F0',
    name: 'P0',
    note: 'A B, Naag',
    image: null,
  })
  expect(group?.options.at(-1)).toMatchObject({ href: '/players?search=a+%26+b%3F', note: '“a & b?”' })
  expect(group?.options.map(isPerson)).toEqual([true, true, true, true, true, false])
  expect(groupOptions({ search, matches: [], players: [], query: 'Baa' })[0]?.options.map(isPerson)).toEqual([true])
})

test('matches come first, and the words "next" and "match" are not searched for', () => {
  const matches: SearchGroup[] = [{ kind: 'match', entries: [entry('match', 'Final')], total: 8 }]
  const groups = titles({ search, matches, players: [], query: 'next bgmi match' })
  expect(groups).toEqual(['Matches (top 1 of 8): Final', 'Creators: bgmi'])
})
