import { filterNames } from '@akhada/contract/filters'
import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '~/router/search-string'
import { careersSearch } from '~/screens/careers/careers-search'
import { compareSearch } from '~/screens/compare/compare-search'
import { contactSearch } from '~/screens/contact/contact-search'
import { creatorsSearch } from '~/screens/creators/creators-search'
import { esportsSearch } from '~/screens/esports/esports-search'
import { eventsSearch } from '~/screens/events/events-search'
import { gameSearch } from '~/screens/game/game-search'
import { helpSearch } from '~/screens/help/help-search'
import { leaderboardsSearch } from '~/screens/leaderboards/leaderboards-search'
import { learnSearch } from '~/screens/learn/learn-search'
import { loginSearch } from '~/screens/login/login-search'
import { mediaPromotionSearch } from '~/screens/media-promotion/media-promotion-search'
import { organizationSearch } from '~/screens/organization/organization-search'
import { organizationsSearch } from '~/screens/organizations/organizations-search'
import { organizersSearch } from '~/screens/organizers/organizers-search'
import { playerProfileSearch } from '~/screens/player-profile/player-profile-search'
import { playersSearch } from '~/screens/players/players-search'
import { servicesSearch } from '~/screens/services/services-search'
import { signupSearch } from '~/screens/signup/signup-search'
import { tournamentSearch } from '~/screens/tournament/tournament-search'

/** Each definition with a URL that sets every param to a value other than its default. */
const definitions = [
  ['careers', careersSearch, '?type=Contract'],
  ['compare', compareSearch, '?ids=a,b,c'],
  ['contact', contactSearch, '?topic=careers&about=Caster'],
  ['creators', creatorsSearch, '?search=rudra&filter=Twitch'],
  ['esports', esportsSearch, '?search=cs&filter=moba'],
  ['events', eventsSearch, '?game=bgmi&month=2026-12&mine=1&matches=all'],
  ['game', gameSearch, '?tab=past'],
  ['help', helpSearch, '?search=password+%26+mail'],
  ['leaderboards', leaderboardsSearch, '?game=bgmi&players=CS2&page=3'],
  ['learn', learnSearch, '?search=aim&category=guides&open=aim'],
  ['login', loginSearch, '?next=%2Fplayers%3Fsearch%3Drudra%26page%3D2%23list'],
  ['media-promotion', mediaPromotionSearch, '?search=ads&kind=ads&audience=brands'],
  ['organization', organizationSearch, '?game=BGMI&player=a&creatorGame=BGMI&creatorType=Coach&creator=b'],
  ['organizations', organizationsSearch, '?search=delhi&game=Valorant'],
  ['organizers', organizersSearch, '?search=delhi&game=CS2'],
  ['players', playersSearch, `?search=rudra&${filterNames.map((name) => `${name}=a`).join('&')}&page=2`],
  ['profile', playerProfileSearch, '?tab=media&year=2025&tier=S-Tier'],
  ['services', servicesSearch, '?search=a&category=orgs'],
  ['tournament', tournamentSearch, '?team=naag-esports&show=cup-1-day-2&picks=ad-g'],
  ['signup', signupSearch, '?role=to-admin&next=%2Flearn'],
] as const

interface Definition {
  route: { validateSearch(search: object): Record<string, unknown> }
  defaults: object
  deps(options: { search: object }): object
}

/** Parses like the router: from the URL to raw values, and from those to the screen's search params. */
const parseUrl = (definition: Definition, url: string) => definition.route.validateSearch(parseSearch(url))

const readDeps = (definition: Definition, search: object) => definition.deps({ search })

test('ids are distinct and at most four; a cut text has whole characters', () => {
  expect(parseUrl(compareSearch, '?ids=a,b,a,c,d,e')).toMatchObject({ ids: ['a', 'b', 'c', 'd'] })
  expect(parseUrl(contactSearch, `?about=${'a'.repeat(199)}😀`)).toMatchObject({ about: `${'a'.repeat(199)}\ufffd` })
})

test('a filter of the players that says `all`, as the call does, is not set', () => {
  expect(parseUrl(playersSearch, `?search=all&${filterNames.map((name) => `${name}=all`).join('&')}`)).toStrictEqual({
    ...playersSearch.defaults,
    search: 'all',
  })
})

test('an unknown tab of a player’s profile is the first one', () => {
  expect(parseUrl(playerProfileSearch, '?tab=nonsense')).toStrictEqual(playerProfileSearch.defaults)
})

describe.each(definitions)('the search params of %s', (_, definition, url) => {
  const names = Object.keys(definition.defaults)

  test('have their defaults if the URL sets none', () => {
    expect(parseUrl(definition, '')).toStrictEqual(definition.defaults)
  })

  test('round-trip through the URL', () => {
    const search = parseUrl(definition, url)
    expect(stringifySearch(search)).toBe(url)
    for (const [name, value] of Object.entries(definition.defaults)) expect(search).not.toHaveProperty(name, value)
  })

  test('are all that a route match depends on: the server renders pages without other params', () => {
    const search = parseUrl(definition, url)
    expect(readDeps(definition, { ...search, utm_source: 'x' })).toStrictEqual(search)
  })

  test.each([
    '%00',
    '%EF%BF%BD%F0%9F%8E%AE',
    'x'.repeat(5000),
    '__proto__',
    'constructor',
    '[object Object]',
    '<img src=x onerror=alert(1)>',
    '-1',
    '1e999',
  ])('have the right names and types with the value %.30s', (value) => {
    const hostile = names.map((name) => `${name}=${value}&${name}=${value}`).join('&')
    const search = parseUrl(definition, `?${hostile}&__proto__=x&constructor=x&unknown=x`)
    const types = (each: object) => Object.entries(each).map(([name, param]) => [name, typeof param])
    expect(types(search)).toEqual(types(definition.defaults))
    expect(parseUrl(definition, stringifySearch(search))).toStrictEqual(search)
    expect(stringifySearch(search).length).toBeLessThan(2500)
    expect(Object.getPrototypeOf(search)).toBe(Object.prototype)
  })
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/a\\..\\..\\\\evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  '/%2e//evil.example',
  '/players/..//evil.example',
  'javascript:alert(1)',
  ' /players',
  'players',
  '',
  `/${'x'.repeat(5000)}`,
])('login does not navigate to %j', (next) => {
  expect(parseUrl(loginSearch, stringifySearch({ next }))).toEqual({ next: '/' })
})

test.each(['/', '/players', '/players?search=a%2F%2Fb#list', '/%2F%2Fevil.example'])(
  'login navigates to %j',
  (next) => {
    expect(parseUrl(loginSearch, stringifySearch({ next }))).toEqual({ next })
    expect(new URL(next, 'https://akhada.example').origin).toBe('https://akhada.example')
  },
)
