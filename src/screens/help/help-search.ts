import type { SearchSchemaInput } from '@tanstack/react-router'
import { text } from '~/lib/search-params'

/** What the address of /help may hold. */
interface HelpSearch {
  search: string
}

/** Nothing set: all questions. */
export const noHelpSearch: HelpSearch = { search: '' }

/** Reads the address of /help. */
export const readHelpSearch = (search: Partial<HelpSearch> & SearchSchemaInput): HelpSearch => ({
  search: text(search.search).slice(0, 100),
})
