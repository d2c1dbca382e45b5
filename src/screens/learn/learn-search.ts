import type { SearchSchemaInput } from '@tanstack/react-router'
import { type LearningCategory, learningCategories } from '~/content/filters'
import { oneOf, text } from '~/lib/search-params'

/** What the address of /learn may hold. */
export interface LearnSearch {
  search: string
  category: LearningCategory
  /** The id of the expanded resource. */
  open: string
}

/** Nothing set: all resources, none expanded. */
export const noLearnSearch: LearnSearch = { search: '', category: 'all', open: '' }

/** Reads the address of /learn. */
export const readLearnSearch = (search: Partial<LearnSearch> & SearchSchemaInput): LearnSearch => ({
  search: text(search.search).slice(0, 100),
  category: oneOf(search.category, learningCategories, 'all'),
  open: text(search.open).slice(0, 60),
})
