import { nameWithGame } from '~/content/tournaments/to-tournament-event'
import { siteUrl } from '~/lib/brand'
import type { CalendarEvent } from '~/lib/write-calendar'
import type { MatchPage } from './types'

/** A match as a calendar entry. If it's added again once another side is known, it replaces the first entry. */
export const toMatchEvent = (match: MatchPage): CalendarEvent => {
  const { id, title, note, sides, tournament, location, start, end, path, now } = match
  return {
    id,
    // "Winner of upper final v …" doesn't say of which tournament.
    title: sides?.every(({ team }) => team)
      ? `${title} (${tournament.gameName})`
      : `${title}, ${nameWithGame(tournament)}`,
    start,
    end,
    location: location.location,
    description: `${tournament.name}: ${note}`,
    url: siteUrl + path,
    changed: new Date(now).toISOString(),
  }
}
