import type { Resource } from '~/content/learning'
import { textSearch } from '~/lib/text-search'
import type { LearnSearch } from './learn-search'

/** The resources that the address asks for: title, description or content holds the text in any case, and the category is theirs. */
export function askedResources(resources: readonly Resource[], { search, category }: LearnSearch): Resource[] {
  const has = textSearch(search)
  return resources.filter(
    ({ title, description, content, category: own }) =>
      has(title, description, ...content) && (category === 'all' || own === category),
  )
}
