import { contactTopics } from '~/content/contact/types'
import { defineSearch, oneOf, textParam } from '~/router/define-search'

/** What the message is about, and the position, event or organizer it is for. */
export const contactSearch = defineSearch({
  topic: oneOf(contactTopics),
  role: textParam(100),
  event: textParam(200),
  organizer: textParam(100),
})

export type ContactSearch = typeof contactSearch.defaults
