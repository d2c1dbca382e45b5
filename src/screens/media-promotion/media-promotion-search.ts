import type { SearchSchemaInput } from '@tanstack/react-router'
import { type Audience, audiences, type SolutionKind, solutionKinds } from '~/content/filters'
import { oneOf, text } from '~/lib/search-params'

/** What the address of /media-promotion may hold. */
export interface MediaPromotionSearch {
  search: string
  kind: SolutionKind
  audience: Audience
}

/** Nothing set: all solutions, those for influencers marked. */
export const noMediaPromotionSearch: MediaPromotionSearch = { search: '', kind: 'all', audience: 'influencers' }

/** Reads the address of /media-promotion. */
export const readMediaPromotionSearch = (
  search: Partial<MediaPromotionSearch> & SearchSchemaInput,
): MediaPromotionSearch => ({
  search: text(search.search).slice(0, 100),
  kind: oneOf(search.kind, solutionKinds, 'all'),
  audience: oneOf(search.audience, audiences, 'influencers'),
})
