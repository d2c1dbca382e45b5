import type { Achievement } from '~/api/player'
import { placeOf, yearOf } from '~/rules/career'

/** What a record has of one year, or of years without any result. */
export interface Chapter {
  /** "2025", "2021 to 2023"; null for results without a date. */
  years: string | null
  /** In the order of the record; empty where none is on record. */
  teams: string[]
  /** The best results, at most three; none in a hole. */
  best: Achievement[]
  /** How many results there are. */
  count: number
}

const shown = 3

/** Teams and best results by year, newest first, with the holes between them; what has no date comes last. */
export function playerStory(achievements: readonly Achievement[]): Chapter[] {
  const byYear = Map.groupBy(achievements, yearOf)
  const years = [...byYear.keys()].filter((year) => year !== null).sort((a, b) => b.localeCompare(a))
  const chapters = years.flatMap((year, index) => {
    const newer = years[index - 1]
    const hole = newer ? holeBetween(Number(year), Number(newer)) : null
    return [...(hole ? [hole] : []), toChapter(year, byYear.get(year) ?? [])]
  })
  const undated = byYear.get(null)
  return undated ? [...chapters, toChapter(null, undated)] : chapters
}

function toChapter(years: string | null, results: readonly Achievement[]): Chapter {
  return {
    years,
    teams: [...new Set(results.flatMap(({ team }) => team ?? []))],
    best: results.toSorted((a, b) => order(a) - order(b)).slice(0, shown),
    count: results.length,
  }
}

function holeBetween(older: number, newer: number): Chapter | null {
  if (newer - older < 2) return null
  const years = newer - older === 2 ? `${older + 1}` : `${older + 1} to ${newer - 1}`
  return { years, teams: [], best: [], count: 0 }
}

/** By place; what has none comes last. */
const order = ({ placement }: Achievement) => placeOf(placement) ?? Number.POSITIVE_INFINITY
