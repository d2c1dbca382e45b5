import type { Manifest } from '@akhada/art/manifest-schema'
import { about } from '~/content/about.data'
import { creators } from '~/content/creators/records.data'
import { organizationCreators } from '~/content/organizations/creators.data'
import type { OrganizationProfileRecord } from '~/content/organizations/profile-types'
import { organizations } from '~/content/organizations/records.data'
import { toneOf } from '~/lib/tone'
import { hue } from '~/theme/tokens'
import { samplePlayers } from '../../contract/sample-players/players'
import { roster } from '../../contract/sample-players/roster'
import { slug } from '../../contract/slug'

type Person = Manifest['people'][number]

const profiles = import.meta.glob<OrganizationProfileRecord>('../../src/content/organizations/profiles/*.data.ts', {
  import: 'profile',
  eager: true,
})

/** Everyone with a portrait, once, in the order in which pages show them: sample players, creators, organizations, our own team. */
export function people(): Person[] {
  const everyone = [
    ...players(),
    ...creators.map(({ realName }) => person(realName, 'creator')),
    ...Object.entries(profiles).flatMap(([file, profile]) => membersOf(file, profile)),
    ...about.team.map(({ name }) => person(name, 'leader', hue.saffron)),
  ]
  return [...Map.groupBy(everyone, ({ name }) => name).values()].flatMap(([first]) => first ?? [])
}

function players(): Person[] {
  const entries = new Map(roster.map((entry) => [entry.realName, entry]))
  return samplePlayers.flatMap(({ realName }) => {
    const entry = entries.get(realName ?? '')
    if (!entry) return []
    const colour = organizations.find(({ name }) => name === entry.team)?.themeColor
    return [{ ...person(entry.realName, 'player', colour), figure: entry.figure }]
  })
}

function membersOf(file: string, { founder, coFounders, teams }: OrganizationProfileRecord): Person[] {
  const organization = organizations.find(({ id }) => file.endsWith(`/${id}.data.ts`))
  const colour = organization?.themeColor
  return [
    ...[founder, ...coFounders].map(({ name }) => person(name, 'leader', colour)),
    ...teams.flatMap((team) => team.players).map(({ realName }) => person(realName, 'player', colour)),
    ...(organizationCreators[organization?.id ?? ''] ?? []).map(({ realName }) => person(realName, 'creator', colour)),
  ]
}

const person = (name: string, role: Person['role'], teamColour?: string): Person => ({
  id: slug(name),
  name,
  role,
  tone: toneOf(name),
  teamColour,
})
