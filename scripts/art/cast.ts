import { samplePlayers } from '../../contract/sample-players/players'
import { roster } from '../../contract/sample-players/roster'
import { about } from '../../src/content/about.data'
import { creators } from '../../src/content/creators/records.data'
import { organizations } from '../../src/content/organizations/records.data'
import { sponsors } from '../../src/content/organizations/sponsors.data'
import { organizers } from '../../src/content/organizers/records.data'
import { tournaments } from '../../src/content/tournaments/records.data'
import { hue } from '../../src/theme/tokens'
import { loadCreatorProfiles, loadFields, loadShowcases } from './content'
import type { Bearer } from './crests'
import { figureOf } from './given-names'
import type { Person } from './people'

const teamColours = new Map(organizations.map(({ name, themeColor }) => [name, themeColor]))

/** Everyone who needs a portrait, once, in the order in which pages show them: sample players, creators, organizations, our own team. */
export async function people(): Promise<Person[]> {
  const everyone = [...players(), ...creators.map(({ realName }) => person(realName, 'creator'))]
  for (const [id, { founder, coFounders, teams, creators }] of await loadShowcases()) {
    const colour = organizations.find((organization) => organization.id === id)?.themeColor
    const squad = teams.flatMap((team) => team.players)
    for (const leader of [founder, ...coFounders]) everyone.push(person(leader.name, 'leader', colour))
    for (const { realName } of squad) everyone.push(person(realName, 'player', colour))
    for (const { realName } of creators) everyone.push(person(realName, 'creator', colour))
  }
  for (const { name } of about.team) everyone.push(person(name, 'leader', hue.saffron))
  return everyone.filter(({ name }, i) => everyone.findIndex((other) => other.name === name) === i)
}

/** Everyone who needs a crest: teams with the colours of their organizations, organizers, sponsors and partners of creators. */
export async function bearers(): Promise<Bearer[]> {
  const fields = [...(await loadFields()).values()].flat()
  const deals = [...(await loadCreatorProfiles()).values()].flatMap(({ pastCollaborations }) => pastCollaborations)
  const teams = new Set([...teamColours.keys(), ...fields.flatMap((field) => field.teams)])
  const partners = new Set([...sponsors.map(({ name }) => name), ...deals.map(({ brand }) => brand)])
  return [
    ...[...teams].map((name) => ({ name, kind: 'team' as const, colour: teamColours.get(name) })),
    ...organizers.map(({ name }) => ({ name, kind: 'organizer' as const })),
    ...[...partners].map((name) => ({ name, kind: 'sponsor' as const })),
  ]
}

/** The scenes that tournaments name. */
export const sceneIds = () => new Set(tournaments.flatMap(({ scene }) => (scene ? [scene] : [])))

function players(): Person[] {
  const entries = new Map(roster.map((entry) => [entry.realName, entry]))
  return samplePlayers.flatMap(({ realName }) => {
    const entry = entries.get(realName ?? '')
    if (!entry) return []
    const teamColour = teamColours.get(entry.team ?? '')
    return [{ name: entry.realName, figure: entry.figure, role: 'player' as const, teamColour }]
  })
}

const person = (name: string, role: Person['role'], teamColour?: string): Person => ({
  name,
  figure: figureOf(name),
  role,
  teamColour,
})
