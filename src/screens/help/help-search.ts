import type { SearchSchemaInput } from '@tanstack/react-router'
import type { HelpTopic } from '~/content/help'
import { text } from '~/lib/search-params'

/** What the address of /help may hold. */
export interface HelpSearch {
  search: string
}

/** Nothing set: all questions. */
export const noHelpSearch: HelpSearch = { search: '' }

/** Reads the address of /help. */
export const readHelpSearch = (search: Partial<HelpSearch> & SearchSchemaInput): HelpSearch => ({
  search: text(search.search).slice(0, 100),
})

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
