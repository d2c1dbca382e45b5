import { isRole } from '~/components/roles'
import { defineSearch } from '~/router/define-search'

/** `role` is the role that the form preselects. */
export const signupSearch = defineSearch({ role: (value) => (isRole(value) ? value : '') })
