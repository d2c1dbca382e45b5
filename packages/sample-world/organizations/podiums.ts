import { placements } from '../tournaments/placements.data'
import { tournaments } from '../tournaments/records.data'

/** The records of organizations list earlier results themselves. */
const recordsEnd = Date.parse('2026-11-01T00:00+05:30')

/** The top-three places of an organization's teams between the end of its record and a time (ms), latest first. */
export const listPodiums = (name: string, now: number) =>
  tournaments
    .filter(({ end }) => Date.parse(end) > recordsEnd && Date.parse(end) <= now)
    .map((tournament) => ({ tournament, place: (placements[tournament.id]?.indexOf(name) ?? -1) + 1 }))
    .filter(({ place }) => place >= 1 && place <= 3)
    .sort((a, b) => Date.parse(b.tournament.end) - Date.parse(a.tournament.end))
