import type { Solution } from '~/content/media-promotion/types'
import { createTextMatcher } from '~/lib/text-matcher'
import type { MediaPromotionSearch } from './media-promotion-search'

/** The solutions that match the URL: title, description or a badge contains the text, and the kind matches (specification 5). */
export function filterSolutions(
  solutions: readonly Solution[],
  { search, kind }: Pick<MediaPromotionSearch, 'search' | 'kind'>,
): Solution[] {
  const matches = createTextMatcher(search)
  return solutions.filter(
    (solution) =>
      matches(solution.title, solution.description, ...solution.badges) && (kind === 'all' || solution.kind === kind),
  )
}
