import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { currentRecord, recordFile } from '@akhada/art/record'
import { createArtManifest, formatManifest } from '@akhada/build/art-manifest/manifest'
import { sum } from '@akhada/contract/sum'
import { creators } from '@akhada/sample-world/creators/records.data'
import { gameIds } from '@akhada/sample-world/games/names'
import { organizations } from '@akhada/sample-world/organizations/records.data'
import { samplePlayers } from '@akhada/sample-world/players/players'
import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { expect, test } from 'vitest'
import { creatorQuery } from '~/content/creators/query'
import { organizationProfileQuery } from '~/content/organizations/query'
import { gamePageQuery, tournamentQuery } from '~/content/tournaments/query'
import { crestUrl } from '~/lib/art'

const brotli = promisify(brotliCompress)
const missing = (urls: Iterable<string>) => [...new Set(urls)].filter((url) => !existsSync(join('public', url))).sort()

test('the manifest matches the content: run `npm run art` after a change', () => {
  expect(readFileSync('packages/art/manifest.json', 'utf8')).toBe(formatManifest(createArtManifest()))
})

test('the pictures were drawn from the current manifest and sources, and are unchanged: run `npm run art`', () => {
  expect(JSON.parse(readFileSync(recordFile, 'utf8'))).toEqual(currentRecord())
})

/** The URLs of our pictures anywhere in a value. */
function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/(art|og|video|icons)\//.test(value) ? [value.replace(/#.*/, '')] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : []
}

/** Runs those queries of a file that need no id. */
async function runQueries(module: object): Promise<unknown[]> {
  const queries = Object.values(module).flatMap((exported: unknown) =>
    typeof exported === 'object' && exported !== null && 'queryFn' in exported && typeof exported.queryFn === 'function'
      ? [exported.queryFn]
      : [],
  )
  return Promise.all(queries.map((query) => query()))
}

const content = Object.entries(import.meta.glob<object>('../../src/content/**/*.ts', { eager: true }))
  .map(([file, module]) => ({ file: file.replace('../../src/content/', ''), module }))
  .filter(({ module }) => Object.keys(module).some((name) => name.endsWith('Query')))

test.each(content)('every picture that content/$file names exists', async ({ module }) => {
  expect(missing(picturesIn(await runQueries(module)))).toEqual([])
})

test.each([
  [
    'organization profiles, with leaders, players, creators and sponsors',
    organizations.map(({ id }) => organizationProfileQuery(id)),
  ],
  ['profiles of creators, with partners', creators.map(({ id }) => creatorQuery(id))],
  ['pages of games, with top teams', gameIds.map(gamePageQuery)],
  ['tournaments, with teams and organizers', tournaments.map(({ id }) => tournamentQuery(id))],
])('every picture of the %s exists', async (_, queries) => {
  const pictures = picturesIn(await Promise.all(queries.map((query) => runQueries([query]))))
  expect(pictures.length).toBeGreaterThan(queries.length)
  expect(missing(pictures)).toEqual([])
})

test('every picture of the sample players exists, except the one that is missing on purpose', () => {
  const teams = samplePlayers.flatMap(({ team }) =>
    typeof team === 'object' && team?.name ? [crestUrl(team.name)] : [],
  )
  const pictures = picturesIn(samplePlayers)
  expect(pictures.length).toBeGreaterThan(samplePlayers.length)
  expect(missing([...pictures, ...teams])).toEqual(['/art/portraits/not-drawn-yet.svg'])
})

test('every Devanagari word behind a page head has a drawing', () => {
  // Either written in a screen, or in a content field that a screen shows.
  const words = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bghost(?:=|: )["']([\w-]+)["']/g)].map(([, name]) => name),
  )
  expect(words).toEqual(expect.arrayContaining(['khiladi', 'kahani']))
  expect(missing(words.map((name) => `/art/words/${name}.svg`))).toEqual([])
})

test('portraits and crests of the twelve player cards take less than 80 kB on every page of the list', async () => {
  const bytes = await Promise.all(
    samplePlayers.map(async ({ image, team }) => {
      const pictures = picturesIn([image, typeof team === 'object' && team?.name ? crestUrl(team.name) : null])
      return sum(await Promise.all(pictures.filter((url) => existsSync(join('public', url))).map(compressed)))
    }),
  )
  const pages = Array.from({ length: Math.ceil(bytes.length / 12) }, (_, page) =>
    sum(bytes.slice(page * 12, page * 12 + 12)),
  )
  expect(pages.filter((page) => page >= 80_000)).toEqual([])
})

test('games, tournaments, organizations, creators and sample players have their own share cards', () => {
  expect(
    missing([
      ...gameIds.map((id) => `/og/esports-${id}.png`),
      ...tournaments.map(({ id }) => `/og/esports-tournament-${id}.png`),
      ...organizations.map(({ id }) => `/og/organization-${id}.png`),
      ...creators.map(({ id }) => `/og/creators-${id}.png`),
      ...samplePlayers.map(({ _id }) => `/og/player-${_id}.png`),
    ]),
  ).toEqual([])
})

/** The compressed size of a file, or a little more: a lower quality is fast and nearly always enough to decide. */
async function compressed(file: string): Promise<number> {
  const content = readFileSync(join('public', file))
  const { length } = await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  return length < 5800 ? length : (await brotli(content)).length
}
