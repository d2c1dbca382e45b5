import { gameAliases } from '~/content/games/aliases'
import type { Schedule, ScheduledMatch } from '~/content/schedule/types'
import { dayMs, findNextMidnight, formatTime, nameDay } from '~/lib/dates'
import type { SearchEntry } from './types'

/** Words that ask for matches, in English and Hindi, with the time they mean. */
const wishes: Record<string, 'any' | 'live' | 'today' | 'tomorrow'> = {
  ...{ match: 'any', matches: 'any', next: 'any', schedule: 'any', fixtures: 'any', upcoming: 'any' },
  ...{ live: 'live', now: 'live', today: 'today', tonight: 'today', tomorrow: 'tomorrow' },
  ...{ मैच: 'any', अगला: 'any', लाइव: 'live', अभी: 'live', आज: 'today', कल: 'tomorrow' },
}

/** Words around them that add nothing. */
const fillers = new Set('when is the a of in on for tournament tournaments esports कब है का'.split(' '))

/** Parses a query for matches: when they are, and the words that name a game, team or tournament. Null if it doesn't ask for matches. */
export function readWish(query: string): { when: 'any' | 'live' | 'today' | 'tomorrow'; rest: string[] } | null {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = words.flatMap((word) => wishes[word] ?? [])
  if (found.length === 0) return null
  return {
    when: found.find((when) => when !== 'any') ?? 'any',
    rest: words.filter((word) => !wishes[word] && !fillers.has(word)),
  }
}

/** The first matches of the schedule that a query asks for, live ones first; if there are none at that time, the next ones. */
export function findMatches({ matches, now }: Pick<Schedule, 'matches' | 'now'>, query: string): SearchEntry[] {
  const wish = readWish(query)
  if (!wish) return []
  const midnight = findNextMidnight(now)
  const isThen = {
    any: () => true,
    live: ({ state }: ScheduledMatch) => state === 'live',
    today: ({ start }: ScheduledMatch) => Date.parse(start) < midnight,
    tomorrow: ({ start }: ScheduledMatch) => Date.parse(start) >= midnight && Date.parse(start) < midnight + dayMs,
  }[wish.when]
  const named = matches.filter((match) =>
    wish.rest.every((word) => listWords(match).some((own) => own.startsWith(word))),
  )
  const found = named.filter(isThen)
  // In the evening, when today's are over, the next ones are the answer.
  return (found.length > 0 ? found : named).slice(0, 5).map((match) => ({
    kind: 'match',
    name: match.sides ? match.title : `${match.tournament.name}: ${match.title}`,
    note: [
      match.tournament.gameName,
      match.state === 'live' ? 'Live now' : `${nameDay(match.start)}, ${formatTime(match.start)}`,
    ].join(', '),
    href: match.path,
    image: match.tournament.image,
  }))
}

const listWords = ({ title, tournament: { name, gameId, gameName } }: ScheduledMatch): string[] =>
  `${title} ${name} ${gameName} ${gameName.replaceAll(' ', '')} ${gameId ? gameAliases[gameId] : ''}`
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
