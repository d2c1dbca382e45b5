import type { Resource } from '~/content/learn/types'
import { createTextMatcher } from '~/lib/text-matcher'
import type { LearnSearch } from './learn-search'

/** The resources that match the URL: title, description or content contains the text, and the category matches. */
export function filterResources(resources: readonly Resource[], { search, category }: LearnSearch): Resource[] {
  const matches = createTextMatcher(search)
  return resources.filter(
    ({ title, description, content, category: own }) =>
      matches(title, description, ...content) && (category === 'all' || own === category),
  )
}
