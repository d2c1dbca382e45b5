import { samplePlayers } from '../../mocks/data/players'
import { roster } from '../../mocks/data/roster'
import { organizations } from '../../src/content/organizations.data'
import type { Person } from './people'

const teamColours = new Map(organizations.map(({ name, themeColor }) => [name, themeColor]))
const roles = new Map(roster.map((entry) => [entry.realName, entry]))

/** Everyone who needs a portrait, in the order in which cards show them. */
export function people(): Person[] {
  return samplePlayers.flatMap(({ realName }) => {
    const entry = roles.get(realName ?? '')
    if (!entry) return []
    return [{ name: entry.realName, figure: entry.figure, teamColour: teamColours.get(entry.team ?? '') }]
  })
}
