import type { Solution } from '~/content/media-promotion'
import { textSearch } from '~/lib/text-search'
import type { MediaPromotionSearch } from './media-promotion-search'

/** The solutions that the address asks for: title, description or a badge holds the text in any case, and the kind is theirs (specification 5). */
export function askedSolutions(
  solutions: readonly Solution[],
  { search, kind }: Pick<MediaPromotionSearch, 'search' | 'kind'>,
): Solution[] {
  const has = textSearch(search)
  return solutions.filter(
    (solution) =>
      has(solution.title, solution.description, ...solution.badges) && (kind === 'all' || solution.kind === kind),
  )
}
