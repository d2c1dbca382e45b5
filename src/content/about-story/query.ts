import { contentQuery } from '~/content/content-query'

/** The story, the timeline and the press kit of /aboutUs. */
export const aboutStoryQuery = contentQuery(['about-story'], () =>
  import('./data').then(({ aboutStory }) => aboutStory),
)
