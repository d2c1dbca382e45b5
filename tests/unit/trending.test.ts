import { expect, test } from 'vitest'
import { isTrending } from '~/screens/esports/filter-games'

test.each([
  ['1.2M', true],
  ['850K', false],
  ['12', false],
])('a game with %s viewers is trending: %s', (viewers, trending) => {
  expect(isTrending(viewers)).toBe(trending)
})
