import { toSitePath } from '~/lib/site-path'
import { defineSearch } from '~/router/define-search'

/** `next` is where to go after signing in: a path of this site. */
export const loginSearch = defineSearch({ next: (value) => toSitePath(value) ?? '/' })
