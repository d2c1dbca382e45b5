import { contentQuery } from '~/content/content-query'

export const servicesQuery = contentQuery(['services'], () => import('./data').then(({ services }) => services))
