import { type FilterName, getFilterValue } from '@akhada/contract/filters'
import type { Player } from '~/api/player'
import { compareTexts } from '~/lib/compare-names'

/** The distinct values of the loaded players and the chosen one, sorted, without empty values (docs/decisions/server-data.md). */
export function listFilterOptions(players: readonly Player[], filter: FilterName, chosen: string): string[] {
  const values = new Set(players.flatMap((player) => getFilterValue(player, filter) || []))
  if (chosen) values.add(chosen)
  return [...values].sort(compareTexts)
}
