import { worldQuery } from '~/content/world-query'

/** All tournaments with their teams, and all matches to come. */
export const scheduleQuery = worldQuery(['schedule'], async (now) => {
  const schedule = await (await import('./load')).loadSchedule(now)
  return { value: schedule, times: schedule.times }
})

/** The matches that are live or come next, of one game or of all. */
export const upNextQuery = (game = 'all', count = 4) =>
  worldQuery(['up-next', game, count], async (now) => {
    const { matches, times } = await (await import('./load')).loadUpNext(game, count, now)
    return { value: matches, times }
  })

/** The next and the last matches of an organization ("naag-esports"), or of one of its teams ("naag-esports/bgmi"). */
export const nextAndLastQuery = (team: string) =>
  worldQuery(['next-and-last', team], async (now) => {
    const { matches, times } = await (await import('./load')).loadNextAndLast(team, now)
    return { value: matches, times }
  })
