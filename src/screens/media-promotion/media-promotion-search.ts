import { audiences, solutionKinds } from '~/content/directory-filters'
import { defineSearch, oneOf, textParam } from '~/router/define-search'

export const mediaPromotionSearch = defineSearch({
  search: textParam(100),
  kind: oneOf(solutionKinds),
  audience: oneOf(audiences),
})
export type MediaPromotionSearch = typeof mediaPromotionSearch.defaults
