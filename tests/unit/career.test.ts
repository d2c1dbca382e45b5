import { describe, expect, test } from 'vitest'
import { listTeamYears, markBest, parseDollars, parsePlace, sumUpCareer } from '~/rules/career'

const result = (part: Partial<Parameters<typeof sumUpCareer>[0][number]>) => ({
  placement: null,
  tier: null,
  date: null,
  prize: null,
  team: null,
  ...part,
})

test.each([
  ['1st', 1],
  ['5th - 6th', 5],
  ['12', 12],
  ['DQ', null],
  ['0th', null],
  ['', null],
  [null, null],
])('the place of %j is %j', (placement, place) => {
  expect(parsePlace(placement)).toBe(place)
})

test.each([
  ['$12,500', 12_500],
  ['$0', 0],
  ['US$ 1.5M', 1_500_000],
  ['$2k', 2000],
  ['₹5,00,000', null],
  ['12,500', null],
  ['$', null],
  ['$-5', null],
  ['$1e9', null],
  [`$${'9'.repeat(400)}`, null],
  ['=1+1', null],
  [null, null],
])('%j is %j US dollars', (text, amount) => {
  expect(parseDollars(text)).toBe(amount)
})

test('figures are computed from the results only', () => {
  expect(
    sumUpCareer([
      result({ placement: '1st', tier: 'S-Tier', prize: '$9,000' }),
      result({ placement: '3rd', tier: 's-tier', prize: '$1,000' }),
      result({ placement: '5th - 6th', tier: 'A-Tier', prize: '₹40,000' }),
      result({ placement: 'DQ', tier: 'B-Tier' }),
    ]),
  ).toEqual({
    results: 4,
    first: 1,
    podiums: 2,
    bestPlace: 1,
    sTier: 2,
    aTier: 1,
    prizes: 10_000,
    highestPrize: 9000,
  })
  expect(sumUpCareer([])).toEqual({
    results: 0,
    first: 0,
    podiums: 0,
    bestPlace: null,
    sTier: 0,
    aTier: 0,
    prizes: null,
    highestPrize: null,
  })
})

describe('teams by year', () => {
  test('merge consecutive years in one team, latest first, and list a return separately', () => {
    const years = listTeamYears([
      result({ team: 'Naag', date: '01 Oct 2026' }),
      result({ team: 'Naag', date: '12 May 2025' }),
      result({ team: 'Sher', date: '03 Feb 2024' }),
      result({ team: 'Naag', date: '2022-11-01' }),
    ])
    expect(years).toEqual([
      { team: 'Naag', first: 2025, last: 2026 },
      { team: 'Sher', first: 2024, last: 2024 },
      { team: 'Naag', first: 2022, last: 2022 },
    ])
  })

  test('name a team once for each year, even if the record mixes its results with those of another team', () => {
    const teams = ['Naag', 'Sher', 'Naag', 'Sher']
    expect(listTeamYears(teams.map((team) => result({ team, date: '2024' })))).toEqual([
      { team: 'Naag', first: 2024, last: 2024 },
      { team: 'Sher', first: 2024, last: 2024 },
    ])
  })

  test('skip results without a team or a year', () => {
    expect(
      listTeamYears([result({ team: 'Naag' }), result({ date: '2025' }), result({ team: 'A', date: '99999' })]),
    ).toEqual([])
  })
})

test.each([
  [[3, 1, null], 'higher', [true, false, false]],
  [[3, 1, null], 'lower', [false, true, false]],
  [[2, 2, 1], 'higher', [true, true, false]],
  [[2, 2], 'higher', [false, false]],
  [[2, null], 'higher', [false, false]],
  [[null, null], 'higher', [false, false]],
  [[], 'higher', []],
] as const)('of %j the %s are the best', (values, better, best) => {
  expect(markBest(values, better)).toEqual(best)
})
