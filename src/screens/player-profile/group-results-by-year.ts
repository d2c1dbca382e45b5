import type { Achievement } from '~/api/player'
import { parsePlace, readYear } from '~/rules/career'

/** What a record has on one year, or on a gap of years without results. */
export interface YearGroup {
  /** "2025", "2021 to 2023"; null for results without a date. */
  years: string | null
  /** In the order of the record; empty where none is on record. */
  teams: string[]
  /** The best results, at most three; none in a gap. */
  best: Achievement[]
  /** How many results there are. */
  count: number
}

const bestCount = 3

/** Teams and best results by year, newest first, with the gaps between them; results without a date come last. */
export function groupResultsByYear(achievements: readonly Achievement[]): YearGroup[] {
  const byYear = Map.groupBy(achievements, readYear)
  const years = [...byYear.keys()]
    .filter((year) => year !== null)
    .sort()
    .reverse()
  const groups = years.flatMap((year, index) => {
    const gap = findGap(Number(year), Number(years[index - 1] ?? year))
    return [...gap, toYearGroup(year, byYear.get(year) ?? [])]
  })
  const undated = byYear.get(null)
  return undated ? [...groups, toYearGroup(null, undated)] : groups
}

function toYearGroup(years: string | null, results: readonly Achievement[]): YearGroup {
  return {
    years,
    teams: [...new Set(results.flatMap(({ team }) => team ?? []))],
    best: results.toSorted((a, b) => sortKey(a) - sortKey(b)).slice(0, bestCount),
    count: results.length,
  }
}

/** The gap between two years as a list: empty if there is none. */
function findGap(older: number, newer: number): YearGroup[] {
  if (newer - older < 2) return []
  const years = newer - older === 2 ? `${older + 1}` : `${older + 1} to ${newer - 1}`
  return [{ years, teams: [], best: [], count: 0 }]
}

/** By place; results without one come last. */
const sortKey = ({ placement }: Achievement) => parsePlace(placement) ?? Number.POSITIVE_INFINITY
