import { siteUrl } from '~/lib/brand'
import type { CalendarEvent } from '~/lib/calendar'
import type { MatchPage } from './types'

/** A match as a calendar entry; one that is added again when another side is known replaces the first. */
export const toMatchEvent = ({
  id,
  title,
  note,
  tournament,
  location,
  start,
  end,
  path,
  now,
}: MatchPage): CalendarEvent => ({
  id,
  title: `${title} (${tournament.gameName})`,
  start,
  end,
  location: location.location,
  description: `${tournament.name}: ${note}`,
  url: siteUrl + path,
  changed: new Date(now).toISOString(),
})
