import { type Manifest, manifestSchema } from '@akhada/art/manifest-schema'
import { games } from '~/content/games/records.data'
import { organizations } from '~/content/organizations/records.data'
import { tournaments } from '~/content/tournaments/records.data'
import { brand } from '~/lib/brand'
import { hue, ink, toneRamps } from '~/theme/tokens'
import { samplePlayers } from '../../contract/sample-players/players'
import { slug } from '../../contract/slug'
import { cards } from './cards'
import { crests } from './crests'
import { people } from './people'

/** Everything of the app that has a picture. */
export const artManifest = (): Manifest =>
  manifestSchema.parse({
    brand,
    tokens: { ink, hue, toneRamps },
    people: people(),
    crests: crests(),
    banners: organizations.map(({ name, themeColor }) => ({ id: slug(name), name, colour: themeColor })),
    games: games.map(({ id, color }) => ({ id, colour: color })),
    scenes: [...new Set(tournaments.flatMap(({ scene }) => scene ?? []))],
    cards: cards(),
    players: samplePlayers,
  })

/** The manifest as it is committed: one person, crest or card a line. */
export function manifestText(manifest: Manifest): string {
  const fields = Object.entries(manifest).map(([key, value]) => {
    const lines = Array.isArray(value)
      ? `[\n    ${value.map((entry) => JSON.stringify(entry)).join(',\n    ')}\n  ]`
      : JSON.stringify(value)
    return `  "${key}": ${lines}`
  })
  return `{\n${fields.join(',\n')}\n}\n`
}
