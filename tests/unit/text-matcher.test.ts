import { expect, test } from 'vitest'
import { createTextMatcher } from '~/lib/text-matcher'

test.each([
  ['rud', ['Rudra'], true],
  [' RUDRA ', ['Rudra'], true],
  ['kul', ['Rudra', 'Aarav Kulkarni'], true],
  ['', ['Rudra'], true],
  ['  ', ['Rudra'], true],
  ['rudraa', ['Rudra', 'Aarav Kulkarni'], false],
  ['a.*', ['Rudra'], false],
])('"%s" in %j: %s', (search, texts, found) => {
  expect(createTextMatcher(search)(...texts)).toBe(found)
})
