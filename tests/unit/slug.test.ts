import { slug } from '@akhada/contract/slug'
import { describe, expect, test } from 'vitest'
import { portraitCutOutUrl } from '~/lib/art'

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
