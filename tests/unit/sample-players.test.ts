import { GetPlayerResponse } from '@akhada/contract/generated/schemas'
import { sum } from '@akhada/contract/sum'
import { recordFlaws } from '@akhada/sample-world/players/player-fixtures'
import { type SamplePlayer, samplePlayers } from '@akhada/sample-world/players/players'
import { roster } from '@akhada/sample-world/players/roster'
import { expect, test } from 'vitest'

const games = ['BGMI', 'Valorant', 'CS2', 'Dota 2', 'Free Fire']
const complete = samplePlayers.filter(({ _id }) => !recordFlaws[Number.parseInt(_id.slice(12), 16) - 1])
const total = ({ earningsChart }: SamplePlayer) => sum((earningsChart ?? []).map(({ earnings }) => earnings ?? 0))
const names = (player: SamplePlayer) => `${player.playerName} (${player.realName})`

test('there are about 120 players, at least twenty per game, a third of them women', () => {
  expect(samplePlayers.length).toBeGreaterThanOrEqual(115)
  for (const game of games) {
    expect(samplePlayers.filter((player) => player.game === game).length, game).toBeGreaterThanOrEqual(20)
  }
  const women = roster.filter(({ figure }) => figure === 'f').length / roster.length
  expect(women).toBeGreaterThan(0.28)
  expect(women).toBeLessThan(0.5)
})

test('each record fits the contract', () => {
  for (const player of samplePlayers) {
    expect(GetPlayerResponse.safeParse(player).error, names(player)).toBeUndefined()
    expect(player._id).toMatch(/^[0-9a-f]{24}$/)
  }
})

test('ids, real names and in-game names are unique', () => {
  for (const field of ['_id', 'realName', 'ign', 'playerName', 'image'] as const) {
    expect(new Set(samplePlayers.map((player) => player[field])).size, field).toBe(samplePlayers.length)
  }
})

test('players are sorted by score, and their ids do not depend on their rank', () => {
  const scores = samplePlayers.map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(samplePlayers.find(({ playerName }) => playerName === 'Rudra')?._id).toBe('65f1c0ffee00000000000001')
  expect(samplePlayers.map(({ _id }) => _id).sort()).toEqual(roster.map(({ id }) => id))
})

test('every field of the specification is in the records', () => {
  const fields = [
    ...['_id', 'playerName', 'realName', 'ign', 'image', 'tier', 'likeCount', 'team', 'game', 'country', 'earnings'],
    ...['status', 'birthDate', 'achievements', 'socialLinks', 'mediaLinks', 'references', 'galleryImages'],
    'earningsChart',
  ]
  for (const player of samplePlayers) expect(Object.keys(player), names(player)).toEqual([...fields, 'score'])
})

test('earnings agree with the years of the chart', () => {
  for (const player of samplePlayers.filter(({ earnings }) => earnings !== 'Unknown')) {
    expect(player.earnings, names(player)).toBe(`$${total(player).toLocaleString('en-US')}`)
  }
})

test('a record lists no tournament twice, newest first', () => {
  for (const { achievements, ...player } of samplePlayers) {
    const entries = achievements ?? []
    expect(new Set(entries.map(({ tournament }) => tournament)).size, player.playerName).toBe(entries.length)
    const dates = entries.flatMap(({ date }) => (date ? [Date.parse(`${date} UTC`)] : []))
    expect(dates, player.playerName).toEqual(dates.toSorted((a, b) => b - a))
  }
})

test('every record is complete, unless it is odd on purpose', () => {
  expect(complete.length).toBeGreaterThan(100)
  for (const player of complete) {
    expect(player, names(player)).toMatchObject({ status: 'Active', country: 'India' })
    expect(player.tier, names(player)).toMatch(/^([SAB]-Tier|Elite)$/)
    expect(player.image, names(player)).toMatch(/^\/art\/portraits\//)
    expect(player.birthDate, names(player)).toMatch(/^[A-Z][a-z]+ \d{1,2}, (199[5-9]|200[0-5])$/)
    for (const list of ['achievements', 'socialLinks', 'references'] as const) {
      expect(player[list]?.length, `${names(player)}: ${list}`).toBeGreaterThanOrEqual(2)
    }
    for (const list of ['galleryImages', 'earningsChart', 'mediaLinks'] as const) {
      expect(player[list]?.length, `${names(player)}: ${list}`).toBeGreaterThanOrEqual(1)
    }
  }
})

/** Oddities of real records (docs/decisions/server-data.md). At least one sample player has each. */
test.each<[string, (player: SamplePlayer) => unknown]>([
  ['a status in mixed case', ({ status }) => status === 'inActive'],
  ['a status in lower case', ({ status }) => status === 'active'],
  ['a status in upper case', ({ status }) => status === 'RETIRED'],
  ['an inactive player', ({ status }) => status === 'Inactive'],
  ['a substitute', ({ status }) => status === 'Substitute'],
  ['an unknown status', ({ status }) => status === 'Unknown'],
  ['an unknown birth date', ({ birthDate }) => birthDate === 'Unknown'],
  ['no birth date', ({ birthDate }) => birthDate === null],
  ['a team as a plain name', ({ team }) => typeof team === 'string'],
  ['a team with an empty name', ({ team }) => typeof team === 'object' && team?.name === ''],
  ['no team', ({ team }) => team === null],
  ['unknown earnings', ({ earnings }) => earnings === 'Unknown'],
  ['no tier', ({ tier }) => tier === null],
  ['a shared placement', ({ achievements }) => achievements?.some(({ placement }) => placement === '6th - 7th')],
  ['a disqualification', ({ achievements }) => achievements?.some(({ placement }) => placement === 'DQ')],
  ['a dash as a prize', ({ achievements }) => achievements?.some(({ prize }) => prize === '-')],
  ['44 achievements', ({ achievements }) => achievements?.length === 44],
  ['a broken link', ({ achievements }) => achievements?.some((entry) => !URL.canParse(entry.tournamentLink ?? 'a:b'))],
  ['a year as text', ({ earningsChart }) => earningsChart?.some(({ year }) => typeof year === 'string')],
  ['an empty chart', ({ earningsChart }) => earningsChart?.length === 0],
  ['seven links', ({ socialLinks }) => socialLinks?.length === 7],
  ['no links', ({ socialLinks }) => socialLinks?.length === 0],
  ['an unknown platform', ({ socialLinks }) => socialLinks?.some(({ platform }) => platform === 'Other')],
  ['media without a platform', ({ mediaLinks }) => mediaLinks?.some(({ platform }) => !platform)],
  ['a reference without a date', ({ references }) => references?.some(({ date }) => !date)],
  ['no references', ({ references }) => references?.length === 0],
  ['no gallery', ({ galleryImages }) => galleryImages?.length === 0],
])('at least one player has %s', (_, has) => {
  expect(samplePlayers.filter(has).length).toBeGreaterThanOrEqual(1)
})

test('links lead to the platforms, or to domains that nobody can own', () => {
  const hosts = samplePlayers.flatMap(({ achievements, socialLinks, mediaLinks, references }) =>
    [
      ...(achievements ?? []).map(({ tournamentLink }) => tournamentLink),
      ...[...(socialLinks ?? []), ...(mediaLinks ?? []), ...(references ?? [])].map(({ url }) => url),
    ].flatMap((url) => (url && URL.canParse(url) ? [new URL(url).hostname.replace(/^www\./, '')] : [])),
  )
  const platforms = /^(twitter|instagram|youtube|facebook|discord)\.com$|^twitch\.tv$/
  expect(hosts.length).toBeGreaterThan(500)
  expect(hosts.filter((host) => !platforms.test(host) && !host.endsWith('.example'))).toEqual([])
})
