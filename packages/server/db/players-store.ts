import { filterNames } from '@akhada/contract/filters'
import type { Player } from '@akhada/contract/generated/models'
import { readPlayerRecord } from '@akhada/contract/player-record'
import { topPlayersCount } from '@akhada/contract/rules'
import { and, asc, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { GetPlayerResponse, type ListPlayersQueryParams } from '../generated/endpoints/players/players.zod'
import { log } from '../log'
import type { Database } from './database.types'
import { nameSeparator, playerCounts, players } from './schema'

type ListParams = Omit<z.output<typeof ListPlayersQueryParams>, 'sortBy'>

/** A search counts at most this many matches (openapi.yaml, `listPlayers`): people do not page through hundreds of results. */
const maxCountedMatches = 1_200

/** Below this many matches, finding and sorting them all is faster than walking an index until a page is full. */
const fewMatches = 100

/** The players with the highest score, best first. */
export async function listTopPlayers(db: Database): Promise<Player[]> {
  const rows = await db
    .select({ id: players.id, record: players.record })
    .from(players)
    .orderBy(desc(players.score), asc(players.id))
    .limit(topPlayersCount)
  return toRecords(rows)
}

/** The player with this id, or null. */
export async function findPlayer(db: Database, id: string): Promise<Player | null> {
  const [row] = await db.select({ id: players.id, record: players.record }).from(players).where(eq(players.id, id))
  return row ? (toRecords([row])[0] ?? null) : null
}

/** One page of the players that match the search and all filters, best first, and the number of pages. */
export async function listPlayers(db: Database, params: ListParams): Promise<{ players: Player[]; pages: number }> {
  const search = params.search.trim().toLowerCase()
  // The names of a player are stored as lines of one text, so a search with a line break can't match any.
  if (search.includes(nameSeparator)) return { players: [], pages: 0 }
  const count = search ? await countMatches(db, params, search) : await countFiltered(db, params)
  const offset = (params.page - 1) * params.limit
  const pageLength = Math.min(params.limit, count - offset)
  const found = pageLength > 0 ? await readPage(db, { params, search, offset, pageLength, count }) : []
  return { players: found, pages: Math.ceil(count / params.limit) }
}

/** The id of every `length`-th player, in short steps over the index of ids. */
export async function listSitemapStarts(db: Database, length: number): Promise<string[]> {
  const idAfter = async (id?: string) => {
    const [row] = await db
      .select({ id: players.id })
      .from(players)
      .where(id === undefined ? undefined : gt(players.id, id))
      .orderBy(asc(players.id))
      .offset(id === undefined ? 0 : length - 1)
      .limit(1)
    return row?.id
  }
  const ids: string[] = []
  for (let id = await idAfter(); id !== undefined; id = await idAfter(id)) ids.push(id)
  return ids
}

/** The ids from `first` up to `next` (exclusive), in order, at most `most`. */
export async function listIdsInRange(
  db: Database,
  { first, next, most }: { first: string; next: string | undefined; most: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: players.id })
    .from(players)
    .where(and(gte(players.id, first), next === undefined ? undefined : lt(players.id, next)))
    .orderBy(asc(players.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

interface PageRequest {
  params: ListParams
  search: string
  offset: number
  pageLength: number
  /** How many players match; capped for a search. */
  count: number
}

async function readPage(db: Database, { params, search, offset, pageLength, count }: PageRequest): Promise<Player[]> {
  // A page in the second half is read from the end, except for a search, whose end may not have been counted.
  const backwards = !search && offset > count / 2 && count >= fewMatches
  const order = backwards ? [asc(players.score), desc(players.id)] : [orderByScore(search, count), asc(players.id)]
  const ids = db
    .select({ id: players.id })
    .from(players)
    .where(and(...filterBy(players, params), matches(search)))
    .orderBy(...order)
    .limit(pageLength)
    .offset(backwards ? count - offset - pageLength : offset)
    .as('ids')
  const rows = await db
    .select({ id: players.id, record: players.record })
    .from(players)
    .innerJoin(ids, eq(ids.id, players.id))
    .orderBy(desc(players.score), asc(players.id))
  return toRecords(rows)
}

/** Few matches are found first and then sorted: `+ 0` rules out the index by score. Along that index, many matches are found soon. */
function orderByScore(search: string, count: number): SQL {
  const few = search ? maxCountedMatches : fewMatches
  return count < few ? sql`${players.score} + 0 DESC` : desc(players.score)
}

async function countFiltered(db: Database, params: ListParams): Promise<number> {
  const [row] = await db
    .select({ count: sql`coalesce(sum(${playerCounts.players}), 0)`.mapWith(Number) })
    .from(playerCounts)
    .where(and(...filterBy(playerCounts, params)))
  return row?.count ?? 0
}

async function countMatches(db: Database, params: ListParams, search: string): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(players)
    .where(and(...filterBy(players, params), matches(search)))
    .limit(maxCountedMatches)
    .as('found')
  const [row] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(found)
  return row?.count ?? 0
}

function filterBy(table: typeof players | typeof playerCounts, params: ListParams): SQL[] {
  return filterNames.filter((name) => params[name] !== 'all').map((name) => eq(table[name], params[name]))
}

/** Case-insensitive substring of the names (specification 5); wildcards of LIKE are escaped. */
function matches(search: string): SQL | undefined {
  if (!search) return undefined
  const letters = [...search]
  if (letters.length < 3) return sql`${players}.grams @> ARRAY[${search}]`
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  if (/[\p{L}\p{N}]{3}/u.test(search)) return sql`${players.names} LIKE ${pattern}`
  // It has no trigram, so this searches the rows that have all its pairs. `|| ''` keeps PostgreSQL from using the trigram index.
  const pairs = new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`))
  const list = [...pairs].map((pair) => sql`${pair}`)
  const hasPairs = sql`${players}.grams @> ARRAY[${sql.join(list, sql`, `)}]`
  return sql`${hasPairs} AND ${players.names} || '' LIKE ${pattern}`
}

/** Converts rows to players of the contract. Repairs bad records, and leaves out those that aren't records at all. */
function toRecords(rows: readonly { id: string; record: unknown }[]): Player[] {
  return rows.flatMap(({ id, record }) => {
    const read = readPlayerRecord(GetPlayerResponse, record, id)
    if (!read) log.warn({ id }, 'The record of a player cannot be read and is left out')
    else if (read.wasRepaired) log.warn({ id }, 'The record of a player violates the contract and was repaired')
    return read ? [read.player] : []
  })
}
