import { slug } from '@akhada/contract/slug'
import type { Player } from '~/api/player'

/** The id of a team, which is an organization's in one game: "sher-squad/valorant". */
export const makeTeamId = (name: string, game: string): string => `${slug(name)}/${slug(game)}`

/** Id of the team that a player plays for now, by the record: "naag-esports/bgmi"; null where it says none. */
export const findPlayerTeam = ({ team, game }: Player): string | null => (team && game ? makeTeamId(team, game) : null)
