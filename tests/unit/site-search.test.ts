import { expect, test } from 'vitest'
import { cityNames } from '~/content/site-search/city-names.data'
import { createSiteSearch } from '~/content/site-search/load'

const { find } = createSiteSearch(Date.parse('2026-11-21T12:00:00+05:30'))
const found = (query: string) => find(query).flatMap(({ entries }) => entries)

test.each([
  ['a word that matches nothing', 'zzqx-none'],
  ['one word that matches and one that does not', 'himalaya zzqx'],
  ['a typo in a word of three letters', 'sxr'],
  ['two typos in a word of four letters', 'bxgx'],
  ['a letter in the middle of words', 'x'],
])('nothing is found for %s', (_, query) => {
  expect(found(query)).toEqual([])
})

test.each([
  ['a typo in a word of five letters', 'bengl', 'Bengal Baagh'],
  ['a typo in a word of four letters', 'nagg', 'Naag Esports'],
  ['two swapped letters', 'nien', 'Himalaya Nine'],
  ['two typos in a long word', 'brahmapurta', 'Brahmaputra Surge'],
  ['a word without its vowels', 'maha dngl', 'Maha Dangal 2026: BGMI'],
  ['a name in Hindi', 'नाग', 'Naag Esports'],
  ['a tournament in Hindi', 'महा दंगल', 'Maha Dangal 2026: BGMI'],
  ['a game in Hindi', 'वैलोरेंट', 'Valorant'],
  ['the longer name of a game', 'free fire max', 'Free Fire'],
  ['the short name of a game', 'ff max', 'Free Fire'],
  ['the former name of a game', 'cs go', 'CS2'],
  ['a game', 'bgmi', 'BGMI events'],
  ['a game', 'bgmi', 'BGMI players'],
  ['a game', 'bgmi', 'BGMI teams'],
  ['all words, in any order', 'forge deccan', 'Deccan Forge'],
  ['words of the name and of the note', 'scopeshala devika', 'Scopeshala'],
  ['the beginnings of words', 'mons ri', 'Monsoon Ring 2026'],
  ['a name written as one word', 'freefire', 'Free Fire'],
  ['the nickname of a game with a tournament', 'lol maha dangal', 'Maha Dangal 2026: League of Legends'],
  ['the nickname of a game with a team', 'naag pubg', 'Naag Esports BGMI'],
  ['a game and what to know', 'bgmi standings', 'BGMI teams'],
  ['a game and what to know', 'pubg results', 'BGMI events'],
  ['what to do', 'log out', 'Your profile'],
  ['what to read', 'scrims', 'Scrims that teach something'],
  ['its kind', 'podcast', 'Talking to parents about esports'],
  ['a tournament and what to know', 'maha dangal winner', 'Maha Dangal 2026: BGMI'],
])('%s: "%s" finds %s', (_, query, name) => {
  expect(found(query).map((entry) => entry.name)).toContain(name)
})

test('the creators of an organization can be found by both names, and link to their page', () => {
  for (const query of ['high camp', 'passang sherpa', 'high camp himalaya']) {
    expect(found(query)[0]).toMatchObject({ kind: 'creator', href: '/organization/himalaya-nine/high-camp' })
  }
})

test('of similar tournaments, the one under way comes first', () => {
  expect(found('mobile pro series').map(({ name }) => name)).toEqual([
    'Battle Royale Mobile Pro Series',
    'Battle Royale Mobile Pro Series 2025',
    'Battle Royale Mobile Pro Series 2027',
  ])
  expect(found('dota 2 prize pool')[0]?.href).toMatch(/2026/)
  expect(found('bgmi').find(({ kind }) => kind === 'tournament')).toMatchObject({
    note: expect.stringMatching(/, ongoing$/),
  })
})

test.each([
  ['kochi', 'Monsoon Masters Kochi', ['Backwater Ancients 2026', 'Malabar Tuskers', 'Backwater Games']],
  ['surat', 'Surat Sparks', ['Bazaar Battles', 'Bazaar Cup January']],
])('"%s" finds what is there, after what has it in its name', (query, first, others) => {
  const names = found(query).map(({ name }) => name)
  expect(names[0]).toBe(first)
  expect(names).toEqual(expect.arrayContaining(others))
})

test.each(['free fire', 'freefire', 'ff', 'counter-strike 2', 'dota2', 'pubg mobile', 'valorant'])(
  '"%s" finds a game first among its kind, its pages, tournaments and teams',
  (query) => {
    const groups = find(query)
    expect(groups.map(({ kind }) => kind).toSorted()).toEqual(['game', 'team', 'tournament'])
    expect(groups.find(({ kind }) => kind === 'game')).toMatchObject({ entries: [{ note: 'Game' }, {}, {}, {}] })
  },
)

test('the beginning of a month finds as many tournaments as its name', () => {
  expect(find('nov 2026')[0]?.total).toBe(find('november 2026')[0]?.total)
})

test('words that the notes of all teams have find no team', () => {
  expect(found('matches').filter(({ kind }) => kind === 'team')).toEqual([])
})

test('a month finds all tournaments that begin in it', () => {
  const [group] = find('november')
  expect(group?.entries[0]?.name).toMatch(/November$/)
  expect(group?.total).toBeGreaterThan(20)
})

test.each([
  ['bangalore', 'bengaluru'],
  ['बेंगलुरु', 'bengaluru'],
  ['bombay', 'mumbai'],
  ['मुंबई', 'mumbai'],
  ['calcutta', 'kolkata'],
  ['कोलकाता', 'kolkata'],
  ['madras', 'chennai'],
  ['allahabad', 'prayagraj'],
])('"%s" finds the same as "%s", at most in another order', (other, city) => {
  const names = (query: string) => find(query).map(({ kind, total }) => `${kind} ${total}`)
  expect(names(other)).toHaveLength(names(city).length)
  expect(names(other)).toEqual(expect.arrayContaining(names(city)))
})

test.each(Object.keys(cityNames))('other names of %s find something there', (city) => {
  for (const name of cityNames[city]?.split(' ') ?? [])
    expect(found(name).map(({ note }) => note)).toContainEqual(expect.stringContaining(city))
})

test('a year finds only its own tournaments', () => {
  expect(found('2026').filter(({ name }) => !name.includes('2026') && /20\d\d/.test(name))).toEqual([])
})

test('a group has the best five results, the only group twenty, and both the total number', () => {
  const [only] = find('2027')
  expect(only).toMatchObject({ kind: 'tournament' })
  expect(only?.entries).toHaveLength(20)
  expect(only?.total).toBeGreaterThan(20)
  const one = find('bgmi').find(({ kind }) => kind === 'tournament')
  expect(one?.entries).toHaveLength(5)
  expect(one?.total).toBeGreaterThan(5)
})

test.each([
  ['how to join a tournament', '/help#join-tournament'],
  ['forgot password', '/help#password'],
  ['reset password', '/help#password'],
  ['delete account', '/help#delete'],
  ['calendar', '/help#calendar'],
  ['privacy policy', '/privacy'],
  ['terms of service', '/terms'],
  ['customer care', '/help'],
  ['pick’em', '/help#pickem'],
  ['pickem', '/help#pickem'],
  ['predictions', '/help#pickem'],
])('"%s" finds %s', (query, href) => {
  expect(found(query).map((entry) => entry.href)).toContain(href)
})

test('no players are offered for a game that none of them plays', () => {
  const names = found('league of legends players').map(({ name }) => name)
  expect(names).not.toContain('League of Legends players')
})

test.each(['players', 'the', 'p'])('"%s" finds no answers: it is no question', (query) => {
  expect(find(query).filter(({ kind }) => kind === 'answer')).toEqual([])
})
