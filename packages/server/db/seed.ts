import { isDeepStrictEqual } from 'node:util'
import { getFilterValue, mapFilters } from '@akhada/contract/filters'
import type { Player } from '@akhada/contract/generated/models'
import { listPlayersAt } from '@akhada/sample-world/players/player-records'
import { and, eq } from 'drizzle-orm'
import type { Database } from './database.types'
import { nameSeparator, players, settings } from './schema'

/** The setting with the time (ms) as of which the sample players were written. */
const asOfKey = 'sample_players_as_of'

/**
 * Inserts the sample players as of a time (ms), unless the database has players. Later calls update the players that it inserted,
 * except those that somebody has changed.
 */
export async function seedPlayers(db: Database, now = Date.now()): Promise<void> {
  const rows = listPlayersAt(now).map(toRow)
  const asOf = { key: asOfKey, value: String(now) }
  await db.transaction(async (transaction) => {
    const [any] = await transaction.select({ id: players.id }).from(players).limit(1)
    if (!any) {
      await transaction.insert(players).values(rows)
      await transaction.insert(settings).values(asOf).onConflictDoUpdate({ target: settings.key, set: asOf })
      return
    }
    // If another process is updating them, there is nothing to do: waiting for it would exceed the lock timeout.
    const [setting] = await transaction
      .select()
      .from(settings)
      .where(eq(settings.key, asOfKey))
      .for('update', { skipLocked: true })
    if (!setting || Number(setting.value) >= now) return
    const earlier = listPlayersAt(Number(setting.value)).map(toRow)
    const changes = earlier.flatMap((before) => {
      const after = rows.find(({ id }) => id === before.id)
      return after && !isDeepStrictEqual(after, before) ? [{ before, after }] : []
    })
    for (const { before, after } of changes) {
      await transaction
        .update(players)
        .set(after)
        .where(and(eq(players.id, before.id), eq(players.score, before.score), eq(players.record, before.record)))
    }
    if (changes.length > 0) await transaction.update(settings).set(asOf).where(eq(settings.key, asOfKey))
  })
}

/** The row of a player: the record as the API returns it, and the columns that lists filter, search and sort by. */
export function toRow({ score, ...record }: Player & { score: number }): typeof players.$inferInsert {
  return {
    id: record._id,
    score,
    ...mapFilters((name) => getFilterValue(record, name)),
    names: [record.playerName, record.realName, record.ign]
      .map((name) => name ?? '')
      .join(nameSeparator)
      .toLowerCase(),
    record,
  }
}
