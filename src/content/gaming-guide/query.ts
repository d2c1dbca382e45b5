import { contentQuery } from '~/content/content-query'

/** Content of /Gaming-Esports. */
export const gamingGuideQuery = contentQuery(['gaming-guide'], () =>
  import('./data').then(({ gamingGuide }) => gamingGuide),
)
