import { audiences, solutionKinds } from '~/content/search-options'
import { defineSearch, oneOf, text } from '~/router/define-search'

export const mediaPromotionSearch = defineSearch({
  search: text(100),
  kind: oneOf(solutionKinds),
  audience: oneOf(audiences),
})
export type MediaPromotionSearch = typeof mediaPromotionSearch.defaults
