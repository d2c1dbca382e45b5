import { requireFound } from '~/content/require-found'
import { worldQuery } from '~/content/world-query'

/** A team with its ranks and tournaments, by its id: "imphal-impact". */
export const teamQuery = (id: string) =>
  worldQuery(['team', id], async (now) => {
    const { loadTeam } = await import('./load')
    return requireFound(await loadTeam(id, now))
  })
