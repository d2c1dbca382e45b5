import type { Player } from '~/api/player'
import { teamId } from '~/content/tournaments/team-id'

/** Id of the team that a player plays for now, by the record: "naag-esports/bgmi"; null where it says none. */
export const playerTeam = ({ team, game }: Player): string | null => (team && game ? teamId(team, game) : null)
