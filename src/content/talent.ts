import { contentQuery } from './content-query'

/** What /etalent says beside the players, who come from the server (specification 2, "etalent"). */
export const talentQuery = contentQuery(['talent'], () => import('./talent.data').then(({ talent }) => talent))
