import { contactTopics } from '~/content/contact'
import { defineSearch, oneOf, text } from '~/router/define-search'

/** What the message is about, and the position it applies for. */
export const contactSearch = defineSearch({ topic: oneOf(contactTopics, 'general'), role: text(100) })
