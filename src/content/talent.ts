import { queryOptions } from '@tanstack/react-query'
import type { Figure } from './figure'

/** A kind of talent that the platform does not list yet, and where its people are meanwhile. */
interface ComingTalent {
  title: string
  text: string
  to: '/creators' | '/casters'
  link: string
}

export interface Talent {
  intro: string
  stats: Figure[]
  coming: ComingTalent[]
  collaborate: { title: string; text: string }
}

/** What /etalent says beside the players, who come from the server (specification 2, "etalent"). */
export const talentQuery = queryOptions({
  queryKey: ['talent'],
  queryFn: () => import('./talent.data').then(({ talent }) => talent),
  staleTime: 'static',
})
