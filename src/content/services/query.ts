import { contentQuery } from '~/content/content-query'

/** The nine services, in their order. */
export const servicesQuery = contentQuery(['services'], () => import('./data').then(({ services }) => services))
