/** The options of the directories' filters (specification 2). Not part of the content, because the router reads them on every page. */

/** The first entry of a game filter, which filters nothing. */
export const allGames = 'All Games'

export const organizerGames = [allGames, 'CS2', 'Dota 2', 'Valorant', 'PUBG'] as const

/** Every option but the first matches tier, platform or a game (specification 5). */
export const creatorFilters = ['All Creators', 'S-Tier', 'YouTube', 'Twitch', 'BGMI', 'Valorant'] as const

/** Filters of an organization's content creators; "All" filters nothing (specification 5). */
export const creatorTypes = ['All', 'Streamer', 'YouTuber', 'Coach'] as const
export const creatorGames = ['All', 'BGMI', 'Valorant', 'MOBA', 'Pokemon'] as const

/** Filters of the services; "all" filters nothing. */
export const serviceCategories = ['all', 'orgs', 'creators', 'events', 'business'] as const
export type ServiceCategory = (typeof serviceCategories)[number]

/** Filters of the learning resources; "all" filters nothing. */
export const learningCategories = ['all', 'tutorials', 'guides', 'coaching', 'audio', 'stats'] as const
export type LearningCategory = (typeof learningCategories)[number]

/** Filters of the marketing solutions; "all" filters nothing. */
export const solutionKinds = ['all', 'analytics', 'ads', 'partnerships'] as const
export type SolutionKind = (typeof solutionKinds)[number]

/** Audiences of the marketing solutions; the first is chosen by default (specification 4). */
export const audiences = ['influencers', 'teams', 'brands', 'tournaments'] as const
export type Audience = (typeof audiences)[number]

/** Filters of the open positions; "All" filters nothing. */
export const openingTypes = ['All', 'Full-time', 'Part-time', 'Contract'] as const
export type OpeningType = (typeof openingTypes)[number]
