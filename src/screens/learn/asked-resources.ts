import type { Resource } from '~/content/learning'
import type { LearnSearch } from './learn-search'

/** The resources that the address asks for: title, description or content holds the text in any case, and the category is theirs. */
export function askedResources(resources: readonly Resource[], { search, category }: LearnSearch): Resource[] {
  const wanted = search.trim().toLowerCase()
  return resources.filter(
    ({ title, description, content, category: own }) =>
      [title, description, ...content].some((words) => words.toLowerCase().includes(wanted)) &&
      (category === 'all' || own === category),
  )
}
