import type { Player } from '~/api/player'

export const filterNames = ['game', 'tier', 'team', 'status'] as const
type FilterName = (typeof filterNames)[number]

/** The distinct values among the loaded players, plus the chosen one when they lack it; sorted, nothing empty (decisions.md, "Server data"). */
export function filterOptions(players: readonly Player[], filter: FilterName, chosen: string): string[] {
  const values = new Set(players.flatMap((player) => player[filter] ?? []))
  if (chosen) values.add(chosen)
  // By hand: the first collator costs a phone 70 ms.
  return [...values].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
}
