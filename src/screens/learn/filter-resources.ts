import type { Resource } from '~/content/learn/types'
import { createTextMatcher } from '~/lib/text-matcher'
import type { LearnSearch } from './learn-search'

/** The resources that match the URL: title, description or content contains each word of the text, and the category matches. */
export function filterResources(resources: readonly Resource[], { search, category }: LearnSearch): Resource[] {
  const matchers = search.split(' ').map(createTextMatcher)
  return resources.filter(
    ({ title, description, content, category: own }) =>
      matchers.every((matches) => matches(title, description, ...content)) && (category === 'all' || own === category),
  )
}
