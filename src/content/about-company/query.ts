import { contentQuery } from '~/content/content-query'

/** The story, the timeline and the press kit of /aboutUs. */
export const aboutCompanyQuery = contentQuery(['about-company'], () =>
  import('./data').then(({ aboutCompany }) => aboutCompany),
)
