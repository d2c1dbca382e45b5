import { contentQuery } from './content-query'

/** The story, the timeline and the press kit of /aboutUs. */
export const aboutStoryQuery = contentQuery(['about-story'], () =>
  import('./about-story.data').then(({ aboutStory }) => aboutStory),
)
