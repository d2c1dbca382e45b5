import type { Player } from './generated/models'

/** The name of a player's team, which may be an object with a name or the name itself; empty without one. */
export const teamName = (team: Player['team']): string => (typeof team === 'object' ? team?.name : team) ?? ''
