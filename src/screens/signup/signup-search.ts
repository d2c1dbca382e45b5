import { toSitePath } from '~/lib/site-path'
import { defineSearch } from '~/router/define-search'
import { isRole } from '~/session/roles'

/** `role` is the role that the form preselects, `next` where to go after signing up: a path of this site. */
export const signupSearch = defineSearch({
  role: (value) => (isRole(value) ? value : ''),
  next: (value) => toSitePath(value) ?? '/',
})
