import { worldQuery } from '~/content/world-query'

const load = () => import('./load')

/** All tournaments with their teams, all matches to come, and the latest results. */
export const scheduleQuery = worldQuery(['schedule'], async (now) => (await load()).loadSchedule(now))

/** The matches that are live or come next, of one game or of all. */
export const upNextQuery = (game = 'all', count = 6) =>
  worldQuery(['up-next', game, count], async (now) => (await load()).loadUpNext(game, count, now))

/** The next matches of a tournament, live ones included. */
export const nextMatchesQuery = (tournamentId: string) =>
  worldQuery(['next-matches', tournamentId], async (now) => (await load()).loadNextMatches(tournamentId, now))

/** The results of today, of one game or of all; before the first, those of yesterday. */
export const latestResultsQuery = (game = 'all') =>
  worldQuery(['latest-results', game], async (now) => (await load()).loadLatestResults(game, now))

/** The next and the last matches of an organization ("naag-esports"), or of one of its teams ("naag-esports/bgmi"). */
export const nextAndLastQuery = (team: string) =>
  worldQuery(['next-and-last', team], async (now) => (await load()).loadNextAndLast(team, now))
