import type { Creator } from '~/content/creators'
import { textSearch } from '~/lib/text-search'
import type { CreatorsSearch } from './creators-search'

/** The creators that the address asks for: name or real name holds the text, and tier, platform or a game holds the filter (specification 5). */
export function askedCreators(creators: readonly Creator[], { search, filter }: CreatorsSearch): Creator[] {
  const has = textSearch(search)
  return creators.filter(
    ({ name, realName, tier, platform, games }) =>
      has(name, realName) &&
      (filter === 'All Creators' || [tier, platform, ...games].some((fact) => fact.includes(filter))),
  )
}
