import { expect, test } from 'vitest'
import { listWords } from '~/lib/words'

test.each([
  [[], ''],
  [['June'], 'June'],
  [['June', 'July'], 'June and July'],
  [['June', 'July', 'August, again'], 'June, July and August, again'],
])('%j is written "%s"', (words, text) => {
  expect(listWords(words)).toBe(text)
})
