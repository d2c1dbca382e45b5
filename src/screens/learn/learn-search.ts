import { learningCategories } from '~/content/search-options'
import { defineSearch, oneOf, text } from '~/router/define-search'

/** `open` is the id of the expanded resource. */
export const learnSearch = defineSearch({ search: text(100), category: oneOf(learningCategories), open: text(60) })
export type LearnSearch = typeof learnSearch.defaults
