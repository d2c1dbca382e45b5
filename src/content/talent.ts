import { queryOptions } from '@tanstack/react-query'

/** What /etalent says beside the players, who come from the server (specification 2, "etalent"). */
export const talentQuery = queryOptions({
  queryKey: ['talent'],
  queryFn: () => import('./talent.data').then(({ talent }) => talent),
  staleTime: 'static',
})
