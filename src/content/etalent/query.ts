import { contentQuery } from '~/content/content-query'

/** Content of /etalent; its players are from the server (specification 2, "etalent"). */
export const etalentQuery = contentQuery(['etalent'], () => import('./data').then(({ talent }) => talent))
