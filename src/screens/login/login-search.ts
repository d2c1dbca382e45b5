import { defineSearch } from '~/router/define-search'
import { toSitePath } from '~/router/site-path'

/** `next` is where to go after signing in: a path of this site. */
export const loginSearch = defineSearch({ next: (value) => toSitePath(value) ?? '/' })
