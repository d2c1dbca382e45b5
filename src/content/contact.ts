import type { ContactTopic } from './contact.types'
import { contentQuery } from './content-query'

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

/** Content of /contact (docs/decisions/controls.md). */
export const contactQuery = contentQuery(['contact'], () => import('./contact.data').then(({ contact }) => contact))
