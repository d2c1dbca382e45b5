import type { HelpTopic } from '~/content/help'
import { textSearch } from '~/lib/text-search'

/** The topics with the questions whose question or answer holds the text, in any case; topics without one are left out. */
export function askedTopics(topics: readonly HelpTopic[], search: string): HelpTopic[] {
  const has = textSearch(search)
  return topics
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ question, answer }) => has(question, ...answer)),
    }))
    .filter(({ questions }) => questions.length > 0)
}
