import { contentQuery } from './content-query'

/** Content of /etalent; its players are from the server (specification 2, "etalent"). */
export const talentQuery = contentQuery(['talent'], () => import('./talent.data').then(({ talent }) => talent))
