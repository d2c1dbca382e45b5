import { slug } from '@akhada/contract/slug'
import type { Player } from '~/api/player'

/** The id of an organization's team in one game: "sher-squad/valorant". */
export const makeTeamId = (name: string, game: string): string => `${slug(name)}/${slug(game)}`

/** Id of the team that a player plays for now, by the record: "naag-esports/bgmi"; null if it names none. */
export const findPlayerTeam = ({ team, game }: Player): string | null => (team && game ? makeTeamId(team, game) : null)

/** The organization of a team: "sher-squad/valorant" → "sher-squad". */
export const readOrganization = (teamId: string): string => teamId.split('/')[0] ?? ''
