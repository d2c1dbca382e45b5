import * as z from 'zod/mini'

const profileTabs = ['achievements', 'stats', 'media', 'references'] as const

export type ProfileTab = (typeof profileTabs)[number]

/** What the address of a profile may hold: the open tab, achievements when it says nothing or nonsense. */
export const profileSearch = z.object({
  tab: z.catch(z._default(z.enum(profileTabs), 'achievements'), 'achievements'),
})

export const isProfileTab = (value: string): value is ProfileTab => profileTabs.some((tab) => tab === value)
