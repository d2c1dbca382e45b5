import { queryOptions } from '@tanstack/react-query'
import { formatMoney } from '~/lib/money'
import type { FeaturedTournament } from './featured.types'
import { toTournament } from './tournaments'

export type { FeaturedTournament } from './featured.types'

/** The four slides of the banner, in their order. */
export const featuredQuery = queryOptions({
  queryKey: ['featured'],
  queryFn: async (): Promise<FeaturedTournament[]> => {
    const [{ featured }, { tournaments }] = await Promise.all([import('./featured.data'), import('./tournaments.data')])
    return featured.flatMap(({ tournamentId, location }) =>
      tournaments
        .filter(({ id }) => id === tournamentId)
        .map(toTournament)
        .map(({ id, name, prizePool, image, path }) => ({
          id,
          name,
          prizePool: formatMoney(prizePool),
          location,
          image,
          path,
        })),
    )
  },
  staleTime: 'static',
})
