import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { creatorQuery } from '~/content/creators/queries'
import { creators } from '~/content/creators/records.data'
import { gameIds } from '~/content/games/names'
import { organizationProfileQuery } from '~/content/organizations/profile-query'
import { organizations } from '~/content/organizations/records.data'
import { gamePageQuery, tournamentQuery } from '~/content/tournaments/page-queries'
import { tournaments } from '~/content/tournaments/records.data'
import { crest } from '~/lib/art'
import { samplePlayers } from '../../contract/sample-players/players'

const brotli = promisify(brotliCompress)
const files = (pattern: string) => globSync(pattern, { cwd: 'public' }).sort()
const missing = (urls: Iterable<string>) => [...new Set(urls)].filter((url) => !existsSync(join('public', url))).sort()

/** The urls of our pictures anywhere in a value. */
function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/(art|og|video|icons)\//.test(value) ? [value.replace(/#.*/, '')] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : []
}

/** What the queries of a file answer that need no id. */
async function answersOf(module: object): Promise<unknown[]> {
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

test.each(content)('every picture that content/$file names is there', async ({ module }) => {
  expect(missing(picturesIn(await answersOf(module)))).toEqual([])
})

test.each([
  [
    'organization profiles, with leaders, players, creators and sponsors',
    organizations.map(({ id }) => organizationProfileQuery(id)),
  ],
  ['profiles of creators, with partners', creators.map(({ id }) => creatorQuery(id))],
  ['pages of games, with top teams', gameIds.map(gamePageQuery)],
  ['tournaments, with teams and organizers', tournaments.map(({ id }) => tournamentQuery(id))],
])('every picture of the %s is there', async (_, queries) => {
  const pictures = picturesIn(await Promise.all(queries.map((query) => answersOf([query]))))
  expect(pictures.length).toBeGreaterThan(queries.length)
  expect(missing(pictures)).toEqual([])
})

test('every picture of the sample players is there, but for the one that shows what a failure looks like', () => {
  const teams = samplePlayers.flatMap(({ team }) => (typeof team === 'object' && team?.name ? [crest(team.name)] : []))
  const pictures = picturesIn(samplePlayers)
  expect(pictures.length).toBeGreaterThan(samplePlayers.length)
  expect(missing([...pictures, ...teams])).toEqual(['/art/portraits/not-drawn-yet.svg'])
})

test('every Devanagari word behind a page head is drawn', () => {
  // Written out in a screen, or a field of the content that a screen shows.
  const words = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bghost(?:=|: )["']([\w-]+)["']/g)].map(([, name]) => name),
  )
  expect(words).toEqual(expect.arrayContaining(['khiladi', 'kahani']))
  expect(missing(words.map((name) => `/art/words/${name}.svg`))).toEqual([])
})

test.each([
  ['portraits', 6],
  ['crests', 6],
  ['partners', 6],
  ['words', 6],
  ['scenes', 14],
  ['games', 14],
  ['banners', 14],
  ['gallery', 14],
])('every picture of the %s takes less than %i kB, compressed by Brotli', async (folder, limit) => {
  const all = files(`art/${folder}/*.svg`)
  const sizes = await Promise.all(all.map(async (file) => ({ file, bytes: await compressed(file) })))
  expect(all.length).toBeGreaterThan(5)
  expect(sizes.filter(({ bytes }) => bytes >= limit * 1000)).toEqual([])
})

test('portraits and crests of twelve player cards take less than 80 kB, on every page of the list', async () => {
  const bytes = await Promise.all(
    samplePlayers.map(async ({ image, team }) => {
      const pictures = picturesIn([image, typeof team === 'object' && team?.name ? crest(team.name) : null])
      const sizes = await Promise.all(pictures.filter((url) => existsSync(join('public', url))).map(compressed))
      return sizes.reduce((sum, size) => sum + size, 0)
    }),
  )
  const pages = Array.from({ length: Math.ceil(bytes.length / 12) }, (_, page) =>
    bytes.slice(page * 12, page * 12 + 12).reduce((sum, size) => sum + size, 0),
  )
  expect(pages.filter((page) => page >= 80_000)).toEqual([])
})

test.each([
  ['a script', /<script|<foreignObject|\son\w+=|javascript:/i],
  ['something from outside', /(?:href|src)="(?!#)|url\((?!#)|@import/i],
  ['text that would need a font', /<text|<tspan|font-family/i],
])('no drawing holds %s', (_, forbidden) => {
  const all = files('**/*.svg')
  expect(all.length).toBeGreaterThan(400)
  expect(all.filter((file) => forbidden.test(readFileSync(join('public', file), 'utf8')))).toEqual([])
})

test('games, tournaments, organizations and creators have share cards of their own', () => {
  expect(
    missing([
      ...gameIds.map((id) => `/og/esports-${id}.png`),
      ...tournaments.map(({ id }) => `/og/esports-tournament-${id}.png`),
      ...organizations.map(({ id }) => `/og/organization-${id}.png`),
      ...creators.map(({ id }) => `/og/creators-${id}.png`),
    ]),
  ).toEqual([])
})

test('every share card is a PNG of 1200×630 under 60 kB, all together under 8 MB', () => {
  const cards = files('og/*').map((file) => ({ file, content: readFileSync(join('public', file)) }))
  const wrong = cards.filter(({ content: png }) => sizeOf(png) !== '1200x630' || png.length >= 60_000)
  expect(cards.length).toBeGreaterThan(130)
  expect(wrong.map(({ file }) => file)).toEqual([])
  expect(cards.reduce((sum, { content: png }) => sum + png.length, 0)).toBeLessThan(8_000_000)
})

test('the icons of the manifest exist in its sizes', () => {
  const manifest: { icons: { src: string; sizes: string }[] } = JSON.parse(
    readFileSync('public/manifest.webmanifest', 'utf8'),
  )
  const pngs = manifest.icons.filter(({ src }) => src.endsWith('.png'))
  expect(pngs.map(({ sizes }) => sizes)).toEqual(['192x192', '192x192', '512x512', '512x512'])
  expect(pngs.filter(({ src, sizes }) => sizeOf(readFileSync(join('public', src))) !== sizes)).toEqual([])
  expect(missing(manifest.icons.map(({ src }) => src))).toEqual([])
})

/** The size of a file as it is served, or a little more: a lower quality is quick, and decides nearly always. */
async function compressed(file: string): Promise<number> {
  const content = readFileSync(join('public', file))
  const { length } = await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  return length < 5800 ? length : (await brotli(content)).length
}

/** Width and height of a PNG, from its header. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}
