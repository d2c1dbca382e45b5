import { defineSearch, oneOf } from '~/router/define-search'

export const profileTabs = ['achievements', 'stats', 'media', 'references'] as const

export const profileSearch = defineSearch({ tab: oneOf(profileTabs) })
