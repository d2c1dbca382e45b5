import { requireFound } from '~/content/require-found'
import { worldQuery } from '~/content/world-query'

/** The page of a match, or of a day of battle royale. */
export const matchQuery = (id: string) =>
  worldQuery(['match', id], async (now) => {
    const [{ listMatchTimes }, { loadMatch }] = await Promise.all([
      import('~/content/tournaments/load'),
      import('./load'),
    ])
    const { page, tournament } = requireFound(await loadMatch(id, now))
    return { value: page, times: listMatchTimes(tournament) }
  })
