import { toneOf as toneOnCard } from '@akhada/art/player-card'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toneOf } from '~/lib/tone'
import { samplePlayers } from '../../contract/sample-players/players'

test('a player has the same tone on the pages and on the share card', () => {
  const names = samplePlayers.map(({ realName, playerName }) => realName ?? playerName)
  expect(names.map(toneOnCard)).toEqual(names.map(toneOf))
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => toneOnCard(name) === toneOf(name)))
})
