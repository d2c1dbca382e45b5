import { contentQuery } from '~/content/content-query'
import type { ContactTopic } from './types'

/** What a message can be about; `/contact?topic=` chooses one. */
export const contactTopics = [
  'general',
  'careers',
  'demo',
  'brands',
  'organizers',
  'access',
  'press',
] as const satisfies readonly ContactTopic[]

/** Content of /contact (docs/decisions/controls.md). */
export const contactQuery = contentQuery(['contact'], () => import('./data').then(({ contact }) => contact))
