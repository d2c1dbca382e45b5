import { queryOptions } from '@tanstack/react-query'
import { formatMoney } from '~/lib/money'
import { toTournament } from './tournaments'

export interface FeaturedRecord {
  /** The tournament behind the slide. */
  tournamentId: string
  /** The place as the slide has it; the tournament's own page names the city. */
  location: string
}

/** A slide of the featured-tournaments banner (specification 3, "Tournament (featured banner sample)"). */
export interface FeaturedTournament {
  id: string
  name: string
  /** With its currency symbol: "$100,000". */
  prizePool: string
  location: string
  image: string
  path: string
}

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
