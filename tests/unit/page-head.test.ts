import { filterNames } from '@akhada/contract/filters'
import type { Player as PlayerRecord } from '@akhada/contract/generated/models'
import { describe, expect, test } from 'vitest'
import { toPlayer } from '~/api/player'
import { siteUrl } from '~/lib/brand'
import { cutText, pageHead } from '~/lib/page-head'
import { parseSearch } from '~/router/search-string'
import { playerProfileHead } from '~/screens/player-profile/player-profile-head'
import { playersHead } from '~/screens/players/players-head'
import { type PlayersSearch, playersSearch } from '~/screens/players/players-search'

const page = { title: 'A page', description: 'What is on it.' }

const shareCard = (head: ReturnType<typeof pageHead>) =>
  head.meta.flatMap((tag) => ('property' in tag && tag.property === 'og:image' ? [tag.content] : []))

test.each([
  ['/', 'home'],
  ['/players', 'players'],
  ['/aboutUs', 'aboutUs'],
  ['/Gaming-Esports', 'Gaming-Esports'],
  ['/media-promotion', 'media-promotion'],
  ['/esports/valorant', 'esports-valorant'],
  ['/organization/naag-esports', 'organization-naag-esports'],
  ['/creators/bhai-booyah', 'creators-bhai-booyah'],
  ['/players/profile/64f0', 'players'],
  ['/news/a-story', 'news'],
  ['/esports/tournament/indus-cup-2026', 'esports-tournament-indus-cup-2026'],
])('the page %s is shared with the card %s', (path, card) => {
  expect(shareCard(pageHead({ ...page, path }))).toEqual([`${siteUrl}/og/${card}.png`])
})

test('a page can be shared with the card of another page', () => {
  const head = pageHead({ ...page, path: '/players/profile/_', noindex: true, image: '/og/players.png' })
  expect(shareCard(head)).toEqual([`${siteUrl}/og/players.png`])
})

test('a page that is not indexed, such as an unknown game, is shared with the card of the home page', () => {
  expect(shareCard(pageHead({ ...page, path: '/esports/chess', noindex: true }))).toEqual([`${siteUrl}/og/home.png`])
})

test.each([
  ['Rudra', 'Rudra'],
  ['  two\nlines\t', 'two lines'],
  ['turned\u202e it\u2066', 'turned it'],
  ['0123456789', '0123456789'],
  ['01234567890', '012345678…'],
  ['01234567😀xyz', '01234567😀…'],
])('%j in a head is truncated to %j', (text, cut) => {
  expect(cutText(text, 10)).toBe(cut)
})

describe('the head of a player', () => {
  const id = '65f1c0ffee00000000000001'
  const buildHead = (record: Partial<PlayerRecord>) =>
    playerProfileHead(id, toPlayer({ _id: id, playerName: 'Rudra', ...record }))
  const listMeta = ({ meta }: ReturnType<typeof pageHead>) =>
    Object.fromEntries(
      meta.map((tag) =>
        'title' in tag ? ['title', tag.title] : ['property' in tag ? tag.property : tag.name, tag.content],
      ),
    )
  const parseData = ({ scripts }: ReturnType<typeof pageHead>) => JSON.parse(scripts[0]?.children ?? '')

  test('names the player, for people and search engines', () => {
    const head = buildHead({
      realName: 'Aarav Kulkarni',
      ign: 'Rudra',
      game: 'BGMI',
      team: { name: 'Naag Esports' },
      country: 'India',
      image: '/art/portraits/aarav-kulkarni.svg',
      socialLinks: [{ platform: 'Twitter', url: 'https://twitter.com/rudra' }],
    })
    expect(listMeta(head)).toMatchObject({
      title: 'Rudra | AKHADA',
      description: 'Rudra, BGMI, Naag Esports, India: career earnings, achievements, media and references.',
      'og:type': 'profile',
      'og:image': `${siteUrl}/og/player-${id}.png`,
    })
    expect(listMeta(head)).not.toHaveProperty('robots')
    expect(head.links).toEqual([{ rel: 'canonical', href: `${siteUrl}/players/profile/${id}` }])
    expect(parseData(head)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: `${siteUrl}/players/profile/${id}`,
      mainEntity: {
        '@type': 'Person',
        name: 'Rudra',
        alternateName: ['Aarav Kulkarni'],
        image: `${siteUrl}/art/portraits/aarav-kulkarni.svg`,
        nationality: { '@type': 'Country', name: 'India' },
        memberOf: { '@type': 'SportsTeam', name: 'Naag Esports' },
        sameAs: ['https://twitter.com/rudra'],
      },
    })
  })

  test('says nothing about a player that is not in the record', () => {
    expect(parseData(buildHead({ country: 'Unknown', team: '', image: '-' })).mainEntity).toEqual({
      '@type': 'Person',
      name: 'Rudra',
      alternateName: [],
      sameAs: [],
    })
  })

  test('without a record is generic, and not indexed', () => {
    const head = playerProfileHead('nobody')
    expect(listMeta(head)).toMatchObject({
      title: 'Player profile | AKHADA',
      robots: 'noindex',
      'og:type': 'website',
      'og:image': `${siteUrl}/og/players.png`,
    })
    expect(head.scripts).toEqual([])
  })

  test('of a hostile record is short, closes no script and has only web links', () => {
    const long = `</script><script>alert(1)</script>\u202e${'x'.repeat(5000)}`
    const head = buildHead({
      _id: '"/><script>',
      playerName: long,
      realName: long,
      game: long,
      team: long,
      country: long,
      image: 'javascript:alert(1)',
      socialLinks: [
        { platform: 'X', url: 'javascript:alert(1)' },
        { platform: 'X', url: 'data:text/html,x' },
        ...Array.from({ length: 500 }, (_, index) => ({ platform: 'X', url: `https://example.com/${index}` })),
      ],
    })
    const { title, description, ...meta } = listMeta(head)
    expect([title?.length, description?.length]).toEqual([60 + ' | AKHADA'.length, expect.closeTo(200, -2)])
    expect(`${title}${description}`).not.toContain('\u202e')
    expect(meta['og:image']).toBe(`${siteUrl}/og/player-%22%2F%3E%3Cscript%3E.png`)
    expect(head.scripts.map(({ children }) => children).join()).not.toContain('<')
    const { mainEntity } = parseData(head)
    expect(mainEntity).not.toHaveProperty('image')
    expect(mainEntity.sameAs).toHaveLength(10)
    expect(mainEntity.sameAs.filter((url: string) => !url.startsWith('https://'))).toEqual([])
    expect(JSON.stringify(mainEntity).length).toBeLessThan(2_000)
  })
})

describe('the head of the list of players', () => {
  const route: { validateSearch(search: object): PlayersSearch } = playersSearch.route
  const buildHead = (url: string) => playersHead(route.validateSearch(parseSearch(url)))
  const buildTitle = (search: string) =>
    buildHead(search).meta.flatMap((tag) => ('title' in tag ? [tag.title?.replace(' | AKHADA', '')] : []))[0]

  test.each([
    ['', 'Players'],
    ['?page=3', 'Players, page 3'],
    ['?page=-1&game=&search=+', 'Players'],
    ['?game=BGMI', 'BGMI players'],
    ['?game=BGMI&page=2', 'BGMI players, page 2'],
    ['?team=Team+X', 'Players of Team X'],
    ['?tier=S-Tier&game=BGMI&team=Team+X', 'S-Tier BGMI players of Team X'],
    ['?status=Retired&tier=Elite', 'Retired Elite players'],
    ['?search=x', 'Players matching “x”'],
    ['?search=+a%0Ab+&game=CS2&page=4', 'CS2 players matching “a b”, page 4'],
    ['?game[]=7&tier=%00', 'Players'],
    ['?search=<b>“', 'Players matching “<b>“”'],
  ])('of /players%s has the title %j', (search, title) => {
    expect(buildTitle(search)).toBe(title)
  })

  test('is short for any URL, names the page number, and is canonical to the list', () => {
    const filters = ['search', ...filterNames].map((name) => `${name}=${'x'.repeat(5000)}`)
    const head = buildHead(`?page=1000000&${filters.join('&')}`)
    const [title, description] = head.meta.map((tag) => ('title' in tag ? tag.title : tag.content))
    expect(title).toMatch(/^x+… x+… x+… players of x+…, page 1000000 \| AKHADA$/)
    expect(title?.length).toBeLessThanOrEqual(110)
    expect(description?.length).toBeLessThan(250)
    expect(head.links).toEqual([{ rel: 'canonical', href: `${siteUrl}/players` }])
    for (const search of ['', '?game=BGMI']) expect(buildHead(search).links).toEqual(head.links)
  })

  test('the description of a filtered list names its filters', () => {
    const description = ({ meta }: ReturnType<typeof pageHead>) =>
      meta.flatMap((tag) => ('name' in tag && tag.name === 'description' ? [tag.content] : []))[0]
    expect(description(buildHead(''))).toMatch(/^Browse the players of Indian esports/)
    expect(description(buildHead('?game=BGMI&page=2'))).toMatch(/^BGMI players, page 2: /)
  })
})
