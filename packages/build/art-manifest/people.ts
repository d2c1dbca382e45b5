import type { Manifest } from '@akhada/art/manifest-schema'
import { slug } from '@akhada/contract/slug'
import { creators } from '@akhada/sample-world/creators/records.data'
import { organizationCreators } from '@akhada/sample-world/organizations/creators.data'
import { organizations } from '@akhada/sample-world/organizations/records.data'
import type { OrganizationProfileRecord, PlayerRecord } from '@akhada/sample-world/organizations/types'
import { roster } from '@akhada/sample-world/players/roster'
import { aboutPlatform } from '~/content/about-platform/data'
import { pickTone } from '~/lib/tone'
import { hue } from '~/theme/tokens'

type Person = Manifest['people'][number]

const profiles = import.meta.glob<OrganizationProfileRecord>('../../sample-world/organizations/profiles/*.data.ts', {
  import: 'profile',
  eager: true,
})

/** Everyone with a portrait, once, in the order in which pages show them: sample players, creators, organizations, our own team. */
export function listPeople(): Person[] {
  const everyone = [
    ...players(),
    ...creators.map(({ realName }) => person(realName, 'creator')),
    ...Object.entries(profiles).flatMap(([file, profile]) => listMembers(file, profile)),
    ...aboutPlatform.team.map(({ name }) => person(name, 'leader', hue.saffron)),
  ]
  return [...Map.groupBy(everyone, ({ name }) => name).values()].flatMap(([first]) => first ?? [])
}

function players(): Person[] {
  return roster.map(({ realName, team, figure }) => {
    const colour = organizations.find(({ name }) => name === team)?.themeColor
    return { ...person(realName, 'player', colour), figure }
  })
}

function listMembers(file: string, { founder, coFounders, teams }: OrganizationProfileRecord): Person[] {
  const organization = organizations.find(({ id }) => file.endsWith(`/${id}.data.ts`))
  const colour = organization?.themeColor
  return [
    ...[founder, ...coFounders].map(({ name }) => person(name, 'leader', colour)),
    ...teams.flatMap((team) => team.players).map((player) => person(toRealName(player), 'player', colour)),
    ...(organizationCreators[organization?.id ?? ''] ?? []).map(({ realName }) => person(realName, 'creator', colour)),
  ]
}

const person = (name: string, role: Person['role'], teamColour?: string): Person => ({
  id: slug(name),
  name,
  role,
  tone: pickTone(name),
  teamColour,
})

const realNames = new Map(roster.map(({ ign, realName }) => [ign, realName]))

const toRealName = (player: PlayerRecord) =>
  'player' in player ? (realNames.get(player.player) ?? player.player) : player.realName
