import { defineSearch, oneOf, textParam } from '~/router/define-search'

export const profileTabs = ['achievements', 'stats', 'media', 'references'] as const

export const playerProfileSearch = defineSearch({
  tab: oneOf(profileTabs),
  /** Year and tier of the results shown; empty for all. */
  year: textParam(4),
  tier: textParam(300),
})
