import { slug } from '@akhada/contract/slug'
import { describe, expect, test } from 'vitest'
import { portraitCutOutUrl } from '~/lib/art'
import { pickTone, tones } from '~/lib/tone'

describe('slug', () => {
  test.each([
    ["Rohan D'Souza", 'rohan-dsouza'],
    ['Rohan D’Souza', 'rohan-dsouza'],
    ['José  Ámbar', 'jose-ambar'],
    ['S. Iyer Jr.', 's-iyer-jr'],
    ['  Naag Esports! ', 'naag-esports'],
    ['../../etc', 'etc'],
    ['खेल', ''],
  ])('of "%s" is "%s"', (name, text) => {
    expect(slug(name)).toBe(text)
  })

  test('gives the file names of pictures', () => {
    expect(portraitCutOutUrl('Aarohi Deshmukh')).toBe('/art/portraits/aarohi-deshmukh.svg#cut')
  })
})

describe('pickTone', () => {
  test('always gives a name the same tone: another hash would change every picture', () => {
    expect(['Aarohi Deshmukh', 'Rudra', 'खेल', ''].map(pickTone)).toEqual(['teal', 'lime', 'bone', 'teal'])
  })

  test('spreads names over all tones', () => {
    const counts = Map.groupBy(
      Array.from({ length: 700 }, (_, index) => pickTone(`Player ${index}`)),
      (tone) => tone,
    )
    expect([...counts.keys()].toSorted()).toEqual(tones.toSorted())
    for (const [tone, { length }] of counts) expect(length, tone).toBeGreaterThan(50)
  })
})
