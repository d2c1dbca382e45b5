import { toFaqPage } from '~/content/help/to-faq-page'
import type { HelpTopic } from '~/content/help/types'
import { pageHead } from '~/lib/page-head'

/** The head of /help, with its questions for search engines. */
export const helpHead = (topics: readonly HelpTopic[]) =>
  pageHead({
    path: '/help',
    title: 'Help',
    description: 'Answers on accounts, players and records, tournaments, working together and the site itself.',
    structuredData: [toFaqPage(topics.flatMap(({ questions }) => questions))],
  })
