import { pickTone as toneOnCard } from '@akhada/art/player-card'
import { samplePlayers } from '@akhada/sample-world/players/players'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pickTone, tones } from '~/lib/tone'

test('a player has the same tone on pages and on the share card', () => {
  const names = samplePlayers.map(({ realName, playerName }) => realName ?? playerName)
  expect(names.map(toneOnCard)).toEqual(names.map(pickTone))
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => toneOnCard(name) === pickTone(name)))
})

test('pickTone always gives a name the same tone: another hash would change every picture', () => {
  expect(['Aarohi Deshmukh', 'Rudra', 'खेल', ''].map(pickTone)).toEqual(['teal', 'lime', 'bone', 'teal'])
})

test('pickTone spreads names over all tones', () => {
  const counts = Map.groupBy(
    Array.from({ length: 700 }, (_, index) => pickTone(`Player ${index}`)),
    (tone) => tone,
  )
  expect([...counts.keys()].toSorted()).toEqual(tones.toSorted())
  for (const [tone, { length }] of counts) expect(length, tone).toBeGreaterThan(50)
})
