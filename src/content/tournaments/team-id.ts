import { slug } from '@akhada/contract/slug'

/** The id of a team, which is an organization's in one game: "sher-squad/valorant". */
export const makeTeamId = (name: string, game: string): string => `${slug(name)}/${slug(game)}`
