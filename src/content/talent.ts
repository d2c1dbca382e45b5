import { queryOptions } from '@tanstack/react-query'

export interface TalentStat {
  value: string
  label: string
}

/** A kind of talent that the platform does not list yet, and where its people are meanwhile. */
export interface ComingTalent {
  title: string
  text: string
  to: '/creators' | '/casters'
  link: string
}

export interface Talent {
  intro: string
  stats: TalentStat[]
  coming: ComingTalent[]
  collaborate: { title: string; text: string }
}

/** What /etalent says beside the players, who come from the server (specification 2, "etalent"). */
export const talentQuery = queryOptions({
  queryKey: ['talent'],
  queryFn: () => import('./talent.data').then(({ talent }) => talent),
  staleTime: Number.POSITIVE_INFINITY,
})
