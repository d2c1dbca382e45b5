import { contactTopics } from '~/content/contact/types'
import { defineSearch, oneOf, textParam } from '~/router/define-search'

/** The topic of the message, and the position, event, organizer, organization or plan that it is about. */
export const contactSearch = defineSearch({
  topic: oneOf(contactTopics),
  about: textParam(200),
})
