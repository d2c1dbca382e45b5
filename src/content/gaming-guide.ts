import { contentQuery } from './content-query'

export type { GamingGuide, MajorEvent, Note } from './gaming-guide.types'

/** Content of /Gaming-Esports. */
export const gamingGuideQuery = contentQuery(['gaming-guide'], () =>
  import('./gaming-guide.data').then(({ gamingGuide }) => gamingGuide),
)
