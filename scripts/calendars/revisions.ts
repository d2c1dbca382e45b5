import { createHash } from 'node:crypto'
import { calendarText } from '~/content/tournaments/calendar'
import { toTournament } from '~/content/tournaments/queries'
import { tournaments } from '~/content/tournaments/records.data'
import { type Revision, revisions } from '~/content/tournaments/revisions.data'

/** The revision of every tournament: the committed one, or the next where what calendars show has changed since, at the time given. */
export function nextRevisions(now: string): Record<string, Revision> {
  return Object.fromEntries(
    tournaments.map((record) => {
      const hash = createHash('sha256')
        .update(JSON.stringify(calendarText(toTournament(record))))
        .digest('hex')
        .slice(0, 12)
      return [record.id, nextRevision(revisions[record.id], hash, now)]
    }),
  )
}

/** The revision of an event whose content has this hash. */
export function nextRevision(last: Revision | undefined, hash: string, now: string): Revision {
  if (!last) return { hash, sequence: 0, changed: now }
  return last.hash === hash ? last : { hash, sequence: last.sequence + 1, changed: now }
}
