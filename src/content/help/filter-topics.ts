import type { HelpTopic } from './types'

/** Stop words, which say nothing about the subject of a question. */
const stopWords = new Set(
  'a am an and are be can do does for from get have how i if in is it me much my of on or the this to want what when where which who why will with you your'.split(
    ' ',
  ),
)

const toWords = (text: string) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)

/**
 * The topics, each with the questions whose id, text or answer has every word of the search, or one that begins with it; topics without
 * any are left out.
 */
export function filterTopics(topics: readonly HelpTopic[], search: string): HelpTopic[] {
  const words = toWords(search).filter((word) => !stopWords.has(word))
  return topics
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ id, question, answer }) => {
        const own = toWords([id, question, ...answer].join(' '))
        return words.every((word) => own.some((each) => each.startsWith(word)))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}
