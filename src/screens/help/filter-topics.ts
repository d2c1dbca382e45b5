import type { HelpTopic } from '~/content/help/types'
import { createTextMatcher } from '~/lib/text-matcher'

/** The topics with the questions that contain the text, in question or answer; topics without one are left out. */
export function filterTopics(topics: readonly HelpTopic[], search: string): HelpTopic[] {
  const matches = createTextMatcher(search)
  return topics
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ question, answer }) => matches(question, ...answer)),
    }))
    .filter(({ questions }) => questions.length > 0)
}
