import type { SearchSchemaInput } from '@tanstack/react-router'
import { type ContactTopic, contactTopics } from '~/content/contact'
import { oneOf, text } from '~/lib/search-params'

/** What the address of /contact may hold: what the message is about, and the position it applies for. */
interface ContactSearch {
  topic: ContactTopic
  role: string
}

/** Nothing set: a question or an idea. */
export const noContactSearch: ContactSearch = { topic: 'general', role: '' }

/** Reads the address of /contact. */
export const readContactSearch = (search: Partial<ContactSearch> & SearchSchemaInput): ContactSearch => ({
  topic: oneOf(search.topic, contactTopics, 'general'),
  role: text(search.role).slice(0, 100),
})
