import { filterValue, mapFilters } from '@akhada/contract/filters'
import type { Player } from '@akhada/contract/generated/models'
import { samplePlayers } from '@akhada/sample-world/players/players'
import type { Database } from './database.types'
import { nameSeparator, players } from './schema'

/** Inserts the sample players unless the database has players. */
export async function seedPlayers(db: Database): Promise<void> {
  await db.transaction(async (transaction) => {
    const [any] = await transaction.select({ id: players.id }).from(players).limit(1)
    if (!any) await transaction.insert(players).values(samplePlayers.map(toRow))
  })
}

/** The row of a player: the record as the API returns it, and the columns that lists filter, search and sort by. */
export function toRow({ score, ...record }: Player & { score: number }): typeof players.$inferInsert {
  return {
    id: record._id,
    score,
    ...mapFilters((name) => filterValue(record, name)),
    names: [record.playerName, record.realName, record.ign]
      .map((name) => name ?? '')
      .join(nameSeparator)
      .toLowerCase(),
    record,
  }
}
