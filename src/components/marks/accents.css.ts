import { games } from '@akhada/sample-world/games/records.data'
import { organizations } from '@akhada/sample-world/organizations/records.data'
import { assignVars } from '@vanilla-extract/css'
import { makeAccent } from '~/theme/accent'
import { styleVariants } from '~/theme/components-styles'
import { accentVars } from '~/theme/vars.css'

const accent = (color: string) => ({ vars: assignVars(accentVars, { ...makeAccent(color) }) })

/** Gives the content inside the colour of a game, by the game's id. */
export const gameAccents: Record<string, string> = styleVariants(
  Object.fromEntries(games.map(({ id, color }) => [id, color])),
  accent,
)

/** Gives the content inside the colour of an organization, by its id. */
export const organizationAccents: Record<string, string> = styleVariants(
  Object.fromEntries(organizations.map(({ id, themeColor }) => [id, themeColor])),
  accent,
)
