import { organizationIds } from '@akhada/sample-world/organizations/ids.data'
import { independentTeams } from '@akhada/sample-world/tournaments/independent-teams.data'
import type { Schedule, ScheduledMatch } from '~/content/schedule/types'
import { readOrganization } from '~/content/tournaments/team-id'
import type { MatchState } from '~/content/tournaments/types'
import { dayMs, findNextMidnight, formatTime, nameDay, nameDayFrom } from '~/lib/dates'
import { findHindiWords } from './find-hindi-words'
import { gameAliases } from './game-aliases.data'
import { hindiNames } from './hindi-names.data'
import type { SearchEntry, SearchGroup } from './types'

const maxMatches = 5
const times = ['live', 'yesterday', 'over', 'today', 'tomorrow', 'any'] as const

type Time = (typeof times)[number]

/** Words that ask for matches, in English and Hindi, by the time they mean. */
const timeWords: Record<Time, string[]> = {
  live: toWords('live now लाइव अभी'),
  yesterday: ['yesterday'],
  over: toWords('result results won winner नतीजा परिणाम'),
  today: toWords('today tonight आज'),
  tomorrow: toWords('tomorrow कल'),
  any: toWords('when match matches next schedule fixtures upcoming plays playing कब मैच अगला'),
}

/** The title of the next matches if there are none at the time in question. */
const titlesOfNext: Partial<Record<Time, string>> = {
  live: 'None live now. Next matches',
  yesterday: 'None yesterday. Latest results',
  over: 'No results of the last days. Next matches',
  today: 'None left today. Next matches',
  tomorrow: 'None tomorrow. Next matches',
}

/** Words between the names of two teams. */
const versus = toWords('v vs versus बनाम')

/** The first words of teams' names, which tell them apart, in English and Hindi. */
const teamWords = new Set(
  [...independentTeams, ...[...organizationIds].flatMap((id) => [id, hindiNames[id] ?? ''])].flatMap((name) =>
    toWords(name).slice(0, 1),
  ),
)

/** Stop words: they say nothing about the match. */
const stopWords = new Set([
  ...toWords('what who is are the a of in on at for and do does play tournament tournaments esports है का में'),
  ...versus,
])

/**
 * Parses a query for matches: when they are, and the words that name a game, team or tournament. Null if it doesn't ask for matches,
 * neither by a word for a time nor by “v” or two teams.
 */
export function parseMatchQuery(query: string): { when: Time; rest: string[] } | null {
  const words = toWords(query)
  const readTime = (word: string) => times.find((time) => timeWords[time].includes(word))
  const found = words.flatMap((word) => readTime(word) ?? [])
  if (found.length === 0 && !asksForMatchUp(words)) return null
  return {
    when: times.find((time) => found.includes(time)) ?? 'any',
    rest: words.filter((word) => !readTime(word) && !stopWords.has(word)),
  }
}

const asksForMatchUp = (words: readonly string[]) =>
  words.slice(1).some((word) => versus.includes(word)) || new Set(words.filter((word) => teamWords.has(word))).size > 1

/**
 * The matches of the schedule that a query asks for as a group, live ones first; if there are none at that time, the next ones. If it
 * names two teams, their latest results are among them. For visitors who avoid spoilers, a team that only got there by a result has no
 * name: "Winner of semi-final 1".
 */
export function findMatches(
  { matches, results, now }: Pick<Schedule, 'matches' | 'results' | 'now'>,
  query: string,
  noSpoilers = false,
): SearchGroup[] {
  const request = parseMatchQuery(query)
  if (!request) return []
  const midnight = findNextMidnight(now)
  const isAtTime = {
    any: () => true,
    live: ({ state }: ScheduledMatch) => state === 'live',
    yesterday: ({ start }: ScheduledMatch) =>
      Date.parse(start) >= midnight - 2 * dayMs && Date.parse(start) < midnight - dayMs,
    over: ({ state }: ScheduledMatch) => state === 'over',
    today: ({ start }: ScheduledMatch) => Date.parse(start) < midnight,
    tomorrow: ({ start }: ScheduledMatch) => Date.parse(start) >= midnight && Date.parse(start) < midnight + dayMs,
  }[request.when]
  const nameSides = ({ title, sides }: ScheduledMatch) =>
    sides && noSpoilers ? sides.map(({ label }) => label).join(' v ') : title
  const isOfTwoTeams = request.when === 'any' && asksForMatchUp(toWords(query))
  const pool = ['yesterday', 'over'].includes(request.when) ? [...results, ...matches] : matches
  const all = isOfTwoTeams ? sortByRelevance([...matches, ...results], now) : pool
  const named = all.filter((match) => {
    const words = listSearchWords(match, nameSides(match), noSpoilers && match.isLaterStage ? [] : match.teams)
    return request.rest.every((word) => words.some((own) => own.startsWith(word)))
  })
  const atTime = named.filter(isAtTime)
  // In the evening, when today's are over, the next ones are the answer.
  const found = atTime.length > 0 ? atTime : named
  const entries = found.slice(0, maxMatches).map((match) => toEntry(match, nameSides(match), now))
  const title = atTime.length > 0 ? undefined : titlesOfNext[request.when]
  return entries.length > 0 ? [{ kind: 'match', title, entries, total: found.length }] : []
}

/** Matches between two teams before days of battle royale, then live ones, then those closest to a time (ms). */
function sortByRelevance(matches: readonly ScheduledMatch[], now: number): ScheduledMatch[] {
  const measureDistance = ({ state, start }: ScheduledMatch) =>
    state === 'live' ? 0 : Math.abs(Date.parse(start) - now)
  return matches.toSorted((a, b) => Number(!a.sides) - Number(!b.sides) || measureDistance(a) - measureDistance(b))
}

const toEntry = (
  { sides, tournament, state, start, path }: ScheduledMatch,
  title: string,
  now: number,
): SearchEntry => ({
  kind: 'match',
  name: sides ? title : `${tournament.name}: ${title}`,
  note: `${tournament.gameName}, ${describeTime(state, start, now)}`,
  href: path,
  image: tournament.image,
})

function describeTime(state: MatchState, start: string, now: number): string {
  if (state === 'live') return 'Live now'
  return state === 'over' ? `played ${nameDay(start)}` : `${nameDayFrom(start, now)}, ${formatTime(start)}`
}

const listSearchWords = (
  { sides, tournament: { name, gameId, gameName } }: ScheduledMatch,
  title: string,
  teams: readonly string[],
): string[] =>
  toWords(
    [
      ...[title, name, gameName, gameName.replaceAll(' ', '')],
      ...(gameId ? [gameAliases[gameId], hindiNames[gameId]] : []),
      ...(sides ?? []).map(({ team }) => team && title.includes(team.name) && hindiNames[team.id]),
      // A day of battle royale has no sides, but squads: "naag-esports/bgmi".
      ...(sides ? [] : teams.flatMap((team) => [team, hindiNames[readOrganization(team)]])),
      ...findHindiWords(name),
    ].join(' '),
  )

/** The words of a text in lower case, without punctuation and the possessive s. */
function toWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/['’]s?(?!\p{L})/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
}
