import type { SearchSchemaInput } from '@tanstack/react-router'
import { oneOf } from '~/lib/search-params'

export const profileTabs = ['achievements', 'stats', 'media', 'references'] as const

interface ProfileSearch {
  tab: (typeof profileTabs)[number]
}

/** Reads the address of a profile: the open tab, achievements unless it says another. */
export const readProfileSearch = (search: Partial<ProfileSearch> & SearchSchemaInput): ProfileSearch => ({
  tab: oneOf(search.tab, profileTabs, 'achievements'),
})
