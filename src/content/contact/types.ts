/** What a message can be about. */
export type ContactTopic = 'general' | 'careers' | 'demo' | 'brands' | 'organizers' | 'access' | 'press'

export interface Contact {
  intro: string
  topics: Record<ContactTopic, string>
  address: string[]
  hours: string
  /** A page that may have the answer. */
  elsewhere: { label: string; text: string; to: '/help' | '/careers' | '/brands' }[]
}
