import { queryOptions } from '@tanstack/react-query'

/** What a message can be about; `/contact?topic=` chooses one. */
export const contactTopics = ['general', 'careers', 'demo', 'brands', 'organizers', 'press'] as const
export type ContactTopic = (typeof contactTopics)[number]

export interface Contact {
  intro: string
  topics: Record<ContactTopic, string>
  address: string[]
  hours: string
  /** Where an answer may stand already. */
  elsewhere: { title: string; text: string; to: '/help' | '/careers' | '/brands' }[]
}

/** What /contact says (decisions.md, "Controls"). */
export const contactQuery = queryOptions({
  queryKey: ['contact'],
  queryFn: () => import('./contact.data').then(({ contact }) => contact),
  staleTime: 'static',
})
