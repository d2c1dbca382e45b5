import type { Manifest } from '@akhada/art/manifest-schema'
import { slug } from '@akhada/contract/slug'
import type { CreatorProfileRecord } from '@akhada/sample-world/creators/types'
import { organizations } from '@akhada/sample-world/organizations/records.data'
import { organizers } from '@akhada/sample-world/organizers/records.data'
import type { TournamentDraw } from '@akhada/sample-world/tournaments/types'
import { sponsors } from '~/content/sponsors/data'

type Crest = Manifest['crests'][number]

const draws = import.meta.glob<TournamentDraw[]>('../../sample-world/tournaments/draws/*.data.ts', {
  import: 'draws',
  eager: true,
})
const profiles = import.meta.glob<CreatorProfileRecord>('../../sample-world/creators/profiles/*.data.ts', {
  import: 'profile',
  eager: true,
})

/** Everyone with a crest: teams with the colours of their organizations, organizers, sponsors and partners of creators. */
export function crests(): Crest[] {
  const colours = new Map(organizations.map(({ name, themeColor }) => [name, themeColor]))
  const playing = Object.values(draws).flatMap((list) => list.flatMap(({ teams }) => teams))
  const partners = Object.values(profiles).flatMap(({ pastCollaborations }) => pastCollaborations)
  const teamNames = new Set([...colours.keys(), ...playing])
  const sponsorNames = new Set([...sponsors.map(({ name }) => name), ...partners.map(({ brand }) => brand)])
  return [
    ...[...teamNames].map((name) => crest(name, 'team', colours.get(name))),
    ...organizers.map(({ name }) => crest(name, 'organizer')),
    ...[...sponsorNames].map((name) => crest(name, 'sponsor')),
  ]
}

const crest = (name: string, kind: Crest['kind'], colour?: string): Crest => ({ id: slug(name), name, kind, colour })
