import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earlyRequestScript } from '../../src/api/early-request-script'
import { getGetPlayerUrl, getListPlayersUrl, getListTopPlayersUrl } from '../../src/api/generated/players'
import { allPlayers } from '../../src/api/list-params'
import { parseSearch, stringifySearch } from '../../src/router/search-string'
import { playersSearch, toListParams } from '../../src/screens/players/players-search'

/** The URL that the inline script requests at a URL, or null. */
function requestedAt(pageUrl: string, signedIn = false): string | null {
  const { pathname, search } = new URL(pageUrl, 'https://akhada.example')
  let requested: string | null = null
  const run = new Function('window', 'location', 'document', 'fetch', earlyRequestScript())
  const document = {
    documentElement: { hasAttribute: () => signedIn },
    addEventListener() {},
  }
  run({}, { pathname, search }, document, (url: string) => {
    requested = url
    return Promise.resolve()
  })
  return requested
}

/** The URL that the screen of /players requests at a URL. */
function playersUrlAt(search: string): string {
  const params = { ...parseSearch(search), __TSearchSchemaInput__: 'TSearchSchemaInput' as const }
  return getListPlayersUrl(toListParams(playersSearch.parse(params)))
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 210 }),
  fc.constantFrom('', 'all', 'BGMI', 'a\0b', '&=+ %'),
)

test('the early request for a search is what the generated call requests', () => {
  const texts = Object.fromEntries(Object.keys(playersSearch.defaults).map((name) => [name, text]))
  const search = fc.record({ ...texts, page: fc.integer({ min: -1, max: 999_999 }) }, { requiredKeys: [] })
  fc.assert(
    fc.property(search, (params) => {
      const query = stringifySearch(params)
      expect(requestedAt(`/players${query}`)).toBe(playersUrlAt(query))
    }),
    { numRuns: 500 },
  )
})

test.each([
  '',
  '?page=0',
  '?page=1',
  '?page=abc',
  '?page=2&page=3',
  '?game=',
  '?search=a&search=b',
  '?other=1',
  '?page',
])('the early request of /players%s too', (query) => {
  expect(requestedAt(`/players${query}`)).toBe(playersUrlAt(query))
  expect(requestedAt(`/players/${query}`)).toBe(playersUrlAt(query))
})

test('every other page with server data has its own', () => {
  expect(requestedAt('/leaderboards?page=3&game=bgmi')).toBe(getListPlayersUrl({ ...allPlayers, page: 3 }))
  expect(requestedAt('/players/profile/65f1c0ffee0000000000b001')).toBe(getGetPlayerUrl('65f1c0ffee0000000000b001'))
  expect(requestedAt('/etalent')).toBe(getListTopPlayersUrl())
  expect(requestedAt('/', true)).toBe(getListTopPlayersUrl())
  expect(requestedAt('/')).toBe(null)
  expect(requestedAt('/learn?page=2')).toBe(null)
})
