import { defineSearch, oneOf, text } from '~/router/define-search'

export const profileTabs = ['achievements', 'stats', 'media', 'references'] as const

export const profileSearch = defineSearch({
  tab: oneOf(profileTabs),
  /** Of the results shown; empty for all. */
  year: text(4),
  tier: text(40),
})
