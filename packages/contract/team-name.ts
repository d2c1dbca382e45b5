import type { Player } from './generated/models'

/** The name of a player's team, which a record has as an object with a name or as the plain name; empty without one. */
export const teamName = (team: Player['team']): string => (typeof team === 'object' ? team?.name : team) ?? ''
