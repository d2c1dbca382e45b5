import type { HelpTopic } from '~/content/help'

/** The topics with the questions whose question or answer holds the text, in any case; topics without one are left out. */
export function askedTopics(topics: readonly HelpTopic[], search: string): HelpTopic[] {
  const wanted = search.trim().toLowerCase()
  return topics
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ question, answer }) =>
        [question, ...answer].some((words) => words.toLowerCase().includes(wanted)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0)
}
