import type { HelpTopic } from '~/content/help'
import { pageHead } from '~/lib/page-head'

/** The head of /help, with its questions for search engines. */
export const helpHead = (topics: readonly HelpTopic[]) =>
  pageHead({
    path: '/help',
    title: 'Help',
    description: 'Answers on accounts, players and records, tournaments, working together and the site itself.',
    structuredData: [
      {
        '@type': 'FAQPage',
        mainEntity: topics.flatMap(({ questions }) =>
          questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
          })),
        ),
      },
    ],
  })
