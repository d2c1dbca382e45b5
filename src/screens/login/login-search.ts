import type { SearchSchemaInput } from '@tanstack/react-router'
import { text } from '~/lib/search-params'

interface LoginSearch {
  /** Where to go after signing in. */
  next: string
}

/** Reads the address of /login: `next` is a path of this site and nothing else. */
export const readLoginSearch = (search: Partial<LoginSearch> & SearchSchemaInput): LoginSearch => ({
  next: /^\/(?![/\\])[^\\]*$/.test(text(search.next)) ? text(search.next) : '/',
})
