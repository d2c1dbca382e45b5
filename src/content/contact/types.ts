/** What a message can be about; `/contact?topic=` chooses one. */
export const contactTopics = [
  'general',
  'careers',
  'demo',
  'brands',
  'organizers',
  'creators',
  'entry',
  'access',
  'press',
] as const

export type ContactTopic = (typeof contactTopics)[number]

export interface Contact {
  intro: string
  topics: Record<ContactTopic, string>
  /** The beginning of a message, to be filled in. */
  drafts: Partial<Record<ContactTopic, string>>
  address: string[]
  hours: string
  /** A page that may have the answer. */
  elsewhere: { label: string; text: string; to: '/help' | '/careers' | '/brands' }[]
}
