import type { Player as PlayerRecord } from '@akhada/contract/generated/models'
import { describe, expect, test } from 'vitest'
import { type Player, toPlayer } from '~/api/player'

const least = { _id: '64b0c0ffee0000000000abcd', playerName: 'Rudra' }
const https = (path: string) => `https://example.com/${path}`

/** A part of a record, and the expected part of the player. */
const cases: [title: string, record: Partial<PlayerRecord>, player: Partial<Player>][] = [
  ['half a surrogate pair in the id', { _id: 'a\ud800' }, { id: 'a\ufffd' }],
  ['blanks around a name', { playerName: '  Rudra \n' }, { name: 'Rudra' }],
  ['a blank name with an in-game name', { playerName: ' ', ign: 'RUDRA7' }, { name: 'RUDRA7', inGameName: 'RUDRA7' }],
  ['no name at all', { playerName: '' }, { name: 'Unnamed player' }],
  ['a name that is a number as text', { playerName: '0' }, { name: '0' }],
  ...['', '-', 'N/A', 'unknown', 'Undefined', 'null', 'NaN', 'Invalid Date', ' Unknown '].map(
    (nothing): (typeof cases)[number] => [
      `"${nothing}" as country, status, earnings and birth date`,
      { country: nothing, status: nothing, earnings: nothing, birthDate: nothing },
      { country: null, status: null, earnings: null, birthDate: null },
    ],
  ),
  ['text that only begins like an empty value', { country: 'Unknown Lands' }, { country: 'Unknown Lands' }],
  ['the team as an object', { team: { name: ' Naag ' } }, { team: 'Naag' }],
  ['the team as text', { team: 'Naag' }, { team: 'Naag' }],
  ['no team', { team: null }, { team: null }],
  ['negative likes', { likeCount: -3 }, { likes: 0 }],
  ['likes that are null', { likeCount: null }, { likes: 0 }],
  ['a picture on the same host', { image: '/art/x.svg' }, { image: '/art/x.svg' }],
  ['a picture on another host without a scheme', { image: '//evil.example/x.png' }, { image: null }],
  ['a picture that is a script', { image: 'javascript:alert(1)' }, { image: null }],
  [
    'gallery pictures, some unusable, one twice',
    { galleryImages: [https('a.png'), https('a.png'), 'data:image/png;base64,x', '', '/b.png'] },
    { gallery: [https('a.png'), '/b.png'] },
  ],
  [
    'an empty achievement',
    { achievements: [{}] },
    {
      achievements: [
        {
          tournament: 'Unnamed tournament',
          placement: null,
          tier: null,
          date: null,
          prize: null,
          team: null,
          url: null,
        },
      ],
    },
  ],
  [
    'links: a script, a duplicate, one without a platform',
    {
      socialLinks: [
        { platform: 'X', url: 'javascript:alert(1)' },
        { platform: 'YouTube', url: https('a') },
        { platform: 'Twitch', url: ` ${https('a')} ` },
        { platform: '', url: https('b') },
      ],
    },
    {
      socialLinks: [
        { platform: 'YouTube', url: https('a') },
        { platform: 'Other', url: https('b') },
      ],
    },
  ],
  ['links that are null', { socialLinks: null, mediaLinks: null }, { socialLinks: [], mediaLinks: [] }],
  [
    'references: without a title, without a link, with neither',
    { references: [{ url: https('a') }, { title: 'A story', url: 'vbscript:x' }, { title: ' ', url: 'ftp://x' }] },
    {
      references: [
        { title: https('a'), date: null, url: https('a') },
        { title: 'A story', date: null, url: null },
      ],
    },
  ],
  [
    'earnings by year: out of order, negative, without a year, a year twice',
    {
      earningsChart: [
        { year: 2026, earnings: 3 },
        { year: 2026, earnings: 2 },
        { year: 2024, earnings: -1 },
        { year: null, earnings: 7 },
        { year: 'soon', earnings: 7 },
        { year: '2025' },
      ],
    },
    {
      earningsByYear: [
        { year: 2024, amount: 0 },
        { year: 2025, amount: 0 },
        { year: 2026, amount: 5 },
      ],
    },
  ],
]

describe('toPlayer', () => {
  test('a record with only id and name', () => {
    expect(toPlayer(least)).toEqual({
      id: least._id,
      name: 'Rudra',
      realName: null,
      inGameName: null,
      image: null,
      tier: null,
      likes: 0,
      team: null,
      game: null,
      country: null,
      earnings: null,
      status: null,
      birthDate: null,
      achievements: [],
      socialLinks: [],
      mediaLinks: [],
      references: [],
      gallery: [],
      earningsByYear: [],
    })
  })

  test.each(cases)('%s', (_, record, player) => {
    expect(toPlayer({ ...least, ...record })).toMatchObject(player)
  })
})
