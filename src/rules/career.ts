import { sum } from '@akhada/contract/sum'

/** One result in a player's record. */
interface CareerEntry {
  placement: string | null
  tier: string | null
  date: string | null
  prize: string | null
  team: string | null
}

/** The place that a placement begins with: "1st" → 1, "5th - 6th" → 5; null for "DQ". */
export function parsePlace(placement: string | null): number | null {
  const place = Number(/^\d{1,4}/.exec(placement ?? '')?.[0])
  return place || null
}

/** The year of a result, from a date in any format; null without one. */
export const readYear = ({ date }: Pick<CareerEntry, 'date'>): string | null =>
  /\b(?:19|20)\d\d\b/.exec(date ?? '')?.[0] ?? null

const units: Record<string, number> = { '': 1, k: 1e3, m: 1e6, b: 1e9 }

/** US dollars in a text: "$12,500" → 12500, "$1.5M" → 1500000; null for anything else, other currencies included. */
export function parseDollars(text: string | null): number | null {
  const [, digits, unit = ''] = /^(?:US)?\$\s?(\d[\d,]{0,20}(?:\.\d{1,4})?)\s?([kmb]?)$/i.exec(text ?? '') ?? []
  return digits ? Number(digits.replaceAll(',', '')) * (units[unit.toLowerCase()] ?? 1) : null
}

/** The totals of a player's results; places and prizes that can't be parsed are left out. */
export function sumUpCareer(results: readonly CareerEntry[]) {
  const places = results.flatMap(({ placement }) => parsePlace(placement) ?? [])
  const prizes = results.flatMap(({ prize }) => parseDollars(prize) ?? [])
  const ofTier = (tier: string) => results.filter((result) => result.tier?.toLowerCase() === tier)
  return {
    results: results.length,
    first: places.filter((place) => place === 1).length,
    podiums: places.filter((place) => place <= 3).length,
    bestPlace: places.length > 0 ? Math.min(...places) : null,
    sTier: ofTier('s-tier').length,
    aTier: ofTier('a-tier').length,
    prizes: prizes.length > 0 ? sum(prizes) : null,
    highestPrize: prizes.length > 0 ? Math.max(...prizes) : null,
  }
}

/** The teams of a player by year, the latest first; results without a team or a year are ignored. */
export function listTeamYears(results: readonly CareerEntry[]) {
  const known = results.flatMap((result) => {
    const year = readYear(result)
    return result.team && year ? [{ team: result.team, year: Number(year) }] : []
  })
  // In each, the player competed for one team, with no other in between.
  const periods: { team: string; first: number; last: number }[] = []
  // The sort is stable: within a year, teams stay in the order of the record.
  for (const { team, year } of known.sort((a, b) => b.year - a.year)) {
    if (periods.some((each) => each.team === team && each.first === year)) continue
    const period = periods.at(-1)
    if (period?.team === team) period.first = year
    else periods.push({ team, first: year, last: year })
  }
  return periods
}

/** Marks the best values of a row. None if fewer than two are known, or if all known values are equal. */
export function markBest(values: readonly (number | null)[], better: 'higher' | 'lower'): boolean[] {
  const known = values.filter((value) => value !== null)
  const best = better === 'higher' ? Math.max(...known) : Math.min(...known)
  const isDecided = known.some((value) => value !== best)
  return values.map((value) => isDecided && value === best)
}
