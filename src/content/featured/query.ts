import { contentQuery } from '~/content/content-query'
import { toTournament } from '~/content/tournaments/to-tournament'
import { formatMoney } from '~/lib/number-format'
import type { FeaturedTournament } from './types'

export const featuredQuery = contentQuery(['featured'], async (): Promise<FeaturedTournament[]> => {
  const [{ featured }, { tournaments }] = await Promise.all([
    import('./data'),
    import('@akhada/sample-world/tournaments/records.data'),
  ])
  return featured.flatMap(({ tournamentId, location }) =>
    tournaments
      .filter(({ id }) => id === tournamentId)
      .map((record) => toTournament(record, Date.now()))
      .map(({ id, name, prizePool, image }) => ({
        id,
        name,
        prizePool: formatMoney(prizePool),
        location,
        image,
      })),
  )
})
