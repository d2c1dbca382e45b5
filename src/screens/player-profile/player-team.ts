import type { Player } from '~/api/player'
import { makeTeamId } from '~/content/tournaments/team-id'

/** Id of the team that a player plays for now, by the record: "naag-esports/bgmi"; null where it says none. */
export const findPlayerTeam = ({ team, game }: Player): string | null => (team && game ? makeTeamId(team, game) : null)
