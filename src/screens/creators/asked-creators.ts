import type { Creator } from '~/content/creators'
import type { CreatorsSearch } from './creators-search'

/** The creators that the address asks for: name or real name holds the text, and tier, platform or a game holds the filter (specification 5). */
export function askedCreators(creators: readonly Creator[], { search, filter }: CreatorsSearch): Creator[] {
  const wanted = search.trim().toLowerCase()
  return creators.filter(
    ({ name, realName, tier, platform, games }) =>
      [name, realName].some((words) => words.toLowerCase().includes(wanted)) &&
      (filter === 'All Creators' || [tier, platform, ...games].some((fact) => fact.includes(filter))),
  )
}
