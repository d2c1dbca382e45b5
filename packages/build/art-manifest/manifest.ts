import { type Manifest, manifestSchema } from '@akhada/art/manifest-schema'
import { slug } from '@akhada/contract/slug'
import { games } from '@akhada/sample-world/games/records.data'
import { organizations } from '@akhada/sample-world/organizations/records.data'
import { samplePlayers } from '@akhada/sample-world/players/players'
import { tournaments } from '@akhada/sample-world/tournaments/records.data'
import { brand } from '~/lib/brand'
import { hue, ink, toneRamps } from '~/theme/tokens'
import { listCards } from './cards'
import { listCrests } from './crests'
import { listPeople } from './people'

/** Everything of the app that has a picture. */
export const createArtManifest = (): Manifest =>
  manifestSchema.parse({
    brand,
    tokens: { ink, hue, toneRamps },
    people: listPeople(),
    crests: listCrests(),
    banners: organizations.map(({ name, themeColor }) => ({ id: slug(name), name, colour: themeColor })),
    games: games.map(({ id, color }) => ({ id, colour: color })),
    scenes: [...new Set(tournaments.flatMap(({ scene }) => scene ?? []))],
    cards: listCards(),
    // A card drawn in advance can't know a player's tier on the day.
    players: samplePlayers.map((player) => ({ ...player, tier: null })).sort((a, b) => (a._id < b._id ? -1 : 1)),
  })

/** The manifest as it is committed: one person, crest or card a line. */
export function formatManifest(manifest: Manifest): string {
  const fields = Object.entries(manifest).map(([key, value]) => {
    const lines = Array.isArray(value)
      ? `[\n    ${value.map((entry) => JSON.stringify(entry)).join(',\n    ')}\n  ]`
      : JSON.stringify(value)
    return `  "${key}": ${lines}`
  })
  return `{\n${fields.join(',\n')}\n}\n`
}
