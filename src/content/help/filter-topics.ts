import { createTextMatcher } from '~/lib/text-matcher'
import type { HelpTopic } from './types'

/** Stop words, which say nothing about the subject of a question. */
const stopWords = new Set(
  'a am an and are be can do does for from get have how i if in is it me much my of on or the this to want what when where which who why will with you your'.split(
    ' ',
  ),
)

/** The topics, each with the questions whose id, text or answer has every word of the search; topics without any are left out. */
export function filterTopics(topics: readonly HelpTopic[], search: string): HelpTopic[] {
  const words = search.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)
  const matchers = words.filter((word) => !stopWords.has(word)).map(createTextMatcher)
  return topics
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ id, question, answer }) =>
        matchers.every((matches) => matches(id, question, ...answer)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0)
}
