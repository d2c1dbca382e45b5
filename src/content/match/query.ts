import { worldQuery } from '~/content/world-query'

/** The page of a match, or of a day of battle royale; null for an unknown id. */
export const matchQuery = (id: string) =>
  worldQuery(['match', id], async (now) => {
    const [{ listMatchTimes }, { loadMatch }] = await Promise.all([
      import('~/content/tournaments/load'),
      import('./load'),
    ])
    const match = await loadMatch(id, now)
    return { value: match?.page ?? null, times: match ? listMatchTimes(match.tournament) : [] }
  })
