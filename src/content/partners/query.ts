import { contentQuery } from '~/content/content-query'
import { toPartner } from './to-partner'

export const partnersQuery = contentQuery(['partners'], async () => {
  const { partnerNames } = await import('./data')
  return partnerNames.map(toPartner)
})
