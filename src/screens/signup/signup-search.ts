import { defineSearch } from '~/router/define-search'
import { isRole } from '~/session/roles'

/** `role` is the role that the form preselects. */
export const signupSearch = defineSearch({ role: (value) => (isRole(value) ? value : '') })
