import { queryOptions } from '@tanstack/react-query'
import type { ContactTopic } from './contact.types'

export type { Contact, ContactTopic } from './contact.types'

/** What a message can be about; `/contact?topic=` chooses one. */
export const contactTopics = [
  'general',
  'careers',
  'demo',
  'brands',
  'organizers',
  'press',
] as const satisfies readonly ContactTopic[]

/** What /contact says (decisions.md, "Controls"). */
export const contactQuery = queryOptions({
  queryKey: ['contact'],
  queryFn: () => import('./contact.data').then(({ contact }) => contact),
  staleTime: 'static',
})
