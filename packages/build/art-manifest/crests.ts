import type { Manifest } from '@akhada/art/manifest-schema'
import { slug } from '@akhada/contract/slug'
import { organizations } from '@akhada/sample-world/organizations/records.data'
import { organizers } from '@akhada/sample-world/organizers/records.data'
import type { TournamentDraw } from '@akhada/sample-world/tournaments/types'

type Crest = Manifest['crests'][number]

const draws = import.meta.glob<TournamentDraw[]>('../../sample-world/tournaments/draws/*.data.ts', {
  import: 'draws',
  eager: true,
})

/** Everyone with a crest: teams with the colours of their organizations, and organizers. */
export function listCrests(): Crest[] {
  const colours = new Map(organizations.map(({ name, themeColor }) => [name, themeColor]))
  const playing = Object.values(draws).flatMap((list) => list.flatMap(({ teams }) => teams))
  const teamNames = new Set([...colours.keys(), ...playing])
  return [
    ...[...teamNames].map((name) => crest(name, 'team', colours.get(name))),
    ...organizers.map(({ name }) => crest(name, 'organizer')),
  ]
}

const crest = (name: string, kind: Crest['kind'], colour?: string): Crest => ({ id: slug(name), name, kind, colour })
