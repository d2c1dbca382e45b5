import { learningCategories } from '~/content/directory-filters'
import { defineSearch, oneOf, textParam } from '~/router/define-search'

/** `open` is the id of the expanded resource. */
export const learnSearch = defineSearch({
  search: textParam(100),
  category: oneOf(learningCategories),
  open: textParam(60),
})
export type LearnSearch = typeof learnSearch.defaults
