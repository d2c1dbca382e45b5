import type { ListPlayersParams, Player } from './generated/models'
import { teamName } from './team-name'

/**
 * The filters of the players list, each with the label of its select. To add one, start with the params of `listPlayers` in
 * `openapi.yaml`; CONTRIBUTING.md has the steps.
 */
export const filterLabels = {
  game: 'Game',
  tier: 'Tier',
  team: 'Team',
  status: 'Status',
} as const satisfies Record<Exclude<keyof ListPlayersParams, 'search' | 'page' | 'limit' | 'sortBy'>, string>

export type FilterName = keyof typeof filterLabels

// Safe, because the labels are a constant of their exact type.
export const filterNames = Object.keys(filterLabels) as readonly FilterName[]

/** A player's value for a filter; empty if there is none. */
export const getFilterValue = (player: Pick<Player, FilterName>, name: FilterName): string =>
  (name === 'team' ? teamName(player.team) : player[name]) ?? ''

/** An object with a value for each filter. */
export const mapFilters = <Value>(toValue: (name: FilterName) => Value) =>
  // Safe, because every name is mapped.
  Object.fromEntries(filterNames.map((name) => [name, toValue(name)])) as Record<FilterName, Value>
