import { GetPlayerResponse } from '@akhada/contract/generated/schemas'
import { readPlayerRecord } from '@akhada/contract/player-record'
import { expect, test } from 'vitest'

const read = (value: unknown) => readPlayerRecord(GetPlayerResponse, value)
const sound = { _id: 'a', playerName: 'Rudra', likeCount: 7, team: { name: 'Naag' }, galleryImages: ['/a.svg'] }

test('a valid record stays unchanged', () => {
  expect(read(sound)).toEqual({ player: sound, wasRepaired: false })
})

test.each<[string, object, object]>([
  ['text instead of a number', { likeCount: 'many' }, { likeCount: undefined }],
  ['a number as text', { likeCount: '12' }, { likeCount: 12 }],
  ['a number as text that is out of range', { likeCount: '12.5' }, { likeCount: undefined }],
  ['blank text instead of a number', { likeCount: ' ' }, { likeCount: undefined }],
  ['a number instead of text', { earnings: 1200 }, { earnings: '1200' }],
  ['an object instead of text', { game: { $ne: null } }, { game: undefined }],
  ['a team of the wrong type', { team: 7 }, { team: undefined }],
  ['no name', { playerName: null }, { playerName: '' }],
  ['text instead of a list', { achievements: 'first' }, { achievements: undefined }],
  [
    'invalid list entries',
    { galleryImages: [1, '/b.svg', null, {}], achievements: ['x', { prize: 5, placement: [] }, 7, { tier: 'A' }] },
    { galleryImages: ['1', '/b.svg'], achievements: [{ prize: '5' }, { tier: 'A' }] },
  ],
])('%s is repaired', (_, odd, mended) => {
  const result = read({ ...sound, ...odd })
  expect(result?.wasRepaired).toBe(true)
  expect(result?.player).toEqual({ ...sound, ...mended })
})

test.each([[null], ['text'], [7], [[]], [{}], [{ playerName: 'No id' }], [{ ...sound, _id: {} }]])(
  '%j is not a record',
  (value) => {
    expect(read(value)).toBeNull()
  },
)

test.each([
  ['hidden tags', 'Rudra\u{E0041}\u{E007F}', 'Rudra'],
  ['changes of direction', '\u202Eardu\u2067R', 'arduR'],
  ['too many combining marks', `Ru\u0301${'\u0308\u200d'.repeat(50)}dra`, 'Rú\u0308\u200d\u0308\u200ddra'],
  ['marks of two scripts, in their canonical order,', `\u0301${'\u0e49'.repeat(50)}`, '\u0e49\u0e49\u0e49'],
  ['too many marks on what looks like a URL', `/a${'\u0301'.repeat(50)}`, '/á\u0301\u0301'],
  ['marks on a composed letter', `ấ${'\u0303'.repeat(9)}`, 'ấ\u0303'],
  ['as many marks as writing needs', 'ज़ुं Nguyê\u0303n 1\ufe0f\u20e3 👩\u200d❤\ufe0f\u200d👨', undefined],
])('in a name, %s cannot cover other rows', (_, playerName, harmless = playerName) => {
  const result = read({ ...sound, playerName, team: { name: playerName }, achievements: [{ tournament: playerName }] })
  expect(result?.player).toMatchObject({ playerName: harmless, team: { name: harmless } })
  expect(result?.player.achievements).toEqual([{ tournament: harmless }])
})

test('oversized values are truncated, quickly', () => {
  const huge = 'x'.repeat(1_000_000)
  const start = performance.now()
  const result = read({
    ...sound,
    realName: huge,
    ign: '\u0301\u200d'.repeat(500_000),
    image: `https://example.com/${huge}`,
    tier: `${'x'.repeat(299)}🏏`,
    achievements: Array.from({ length: 100_000 }, () => ({ tournament: huge, prize: 5 })),
    references: Array.from({ length: 100_000 }, () => 7),
  })
  expect(performance.now() - start).toBeLessThan(5_000)
  expect(result?.player.realName).toHaveLength(300)
  expect(result?.player.image).toBeUndefined()
  expect(result?.player.tier?.isWellFormed()).toBe(true)
  expect(result?.player.achievements).toHaveLength(500)
  expect(JSON.stringify(result).length).toBeLessThan(250_000)
})
