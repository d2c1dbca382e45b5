import { pickTone as toneOnCard } from '@akhada/art/player-card'
import { samplePlayers } from '@akhada/sample-world/players/players'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pickTone } from '~/lib/tone'

test('a player has the same tone on pages and on the share card', () => {
  const names = samplePlayers.map(({ realName, playerName }) => realName ?? playerName)
  expect(names.map(toneOnCard)).toEqual(names.map(pickTone))
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => toneOnCard(name) === pickTone(name)))
})
