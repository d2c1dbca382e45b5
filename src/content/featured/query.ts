import { contentQuery } from '~/content/content-query'
import { getImage } from '~/content/tournaments/to-tournament'
import { formatMoney } from '~/lib/number-format'
import type { FeaturedTournament } from './types'

export const featuredQuery = contentQuery(['featured'], async (): Promise<FeaturedTournament[]> => {
  const [{ featured }, { tournaments }] = await Promise.all([
    import('./data'),
    import('@akhada/sample-world/tournaments/records.data'),
  ])
  return featured.flatMap(({ tournamentId, location }) => {
    const record = tournaments.find(({ id }) => id === tournamentId)
    if (!record) return []
    const { id, name, prizePool } = record
    return { id, name, prizePool: formatMoney(prizePool), location, image: getImage(record) }
  })
})
