import type { Creator } from '~/content/creators/types'
import { createTextMatcher } from '~/lib/text-matcher'
import type { CreatorsSearch } from './creators-search'

/** The creators that match the URL: name or real name contains the text, and tier, platform or a game contains the filter (specification 5). */
export function filterCreators(creators: readonly Creator[], { search, filter }: CreatorsSearch): Creator[] {
  const matches = createTextMatcher(search)
  return creators.filter(
    ({ name, realName, tier, platform, games }) =>
      matches(name, realName) &&
      (filter === 'All Creators' || [tier, platform, ...games].some((fact) => fact.includes(filter))),
  )
}
