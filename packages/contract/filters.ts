import type { ListPlayersParams, Player } from './generated/models'
import { teamName } from './team-name'

/**
 * What the list of players can be filtered by, with the label of its select. The params of `listPlayers` in `openapi.yaml` come first;
 * CONTRIBUTING.md has the steps.
 */
export const filters = {
  game: 'Game',
  tier: 'Tier',
  team: 'Team',
  status: 'Status',
} as const satisfies Record<Exclude<keyof ListPlayersParams, 'search' | 'page' | 'limit' | 'sortBy'>, string>

export type FilterName = keyof typeof filters

const isFilterName = (name: string): name is FilterName => Object.hasOwn(filters, name)

export const filterNames: readonly FilterName[] = Object.keys(filters).filter(isFilterName)

/** The value that a player is filtered by; empty without one. */
export const filterValue = (player: Pick<Player, FilterName>, name: FilterName): string =>
  (name === 'team' ? teamName(player.team) : player[name]) ?? ''

/** An object with a value for each filter. */
export function mapFilters<Value>(toValue: (name: FilterName) => Value): Record<FilterName, Value>
export function mapFilters(toValue: (name: FilterName) => unknown): Record<string, unknown> {
  return Object.fromEntries(filterNames.map((name) => [name, toValue(name)]))
}
