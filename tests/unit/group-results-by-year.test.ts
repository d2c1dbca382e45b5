import { expect, test } from 'vitest'
import type { Achievement } from '~/api/player'
import { readYear } from '~/rules/career'
import { groupResultsByYear } from '~/screens/player-profile/group-results-by-year'

const result = (date: string | null, placement: string | null, team: string | null = 'Naag Esports'): Achievement => ({
  tournament: `${placement} of ${date}`,
  placement,
  tier: null,
  date,
  prize: null,
  team,
  url: null,
})

test.each([
  ['12 March 2024', '2024'],
  ['2023-05-01', '2023'],
  ['1 of 12345', null],
  ['soon', null],
  [null, null],
])('the year of %s is %s', (date, year) => expect(readYear(result(date, null))).toBe(year))

test('years are newest first, gaps are labelled, and results without a date come last', () => {
  const story = groupResultsByYear([
    result('May 2020', '1st'),
    result('soon', '2nd'),
    result('2025', 'DQ'),
    result('2023', '3rd'),
  ])
  expect(story.map(({ years, count }) => [years, count])).toEqual([
    ['2025', 1],
    ['2024', 0],
    ['2023', 1],
    ['2021 to 2022', 0],
    ['2020', 1],
    [null, 1],
  ])
  expect(groupResultsByYear([])).toEqual([])
})

test('a year lists each team once, and its best three results', () => {
  const places = ['DQ', '5th - 6th', '1st', null, '2nd']
  const [year] = groupResultsByYear(
    places.map((place, index) => result('2025', place, index === 4 ? null : 'Naag Esports')),
  )
  expect(year?.teams).toEqual(['Naag Esports'])
  expect(year?.best.map(({ placement }) => placement)).toEqual(['1st', '2nd', '5th - 6th'])
  expect(year?.count).toBe(5)
})
