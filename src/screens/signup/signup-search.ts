import type { SearchSchemaInput } from '@tanstack/react-router'
import { isRole } from '~/components/roles'

interface SignupSearch {
  role: string
}

/** Reads the address of /signup: `role` preselects a role; one that nobody can choose counts as none. */
export const readSignupSearch = (search: Partial<SignupSearch> & SearchSchemaInput): SignupSearch => ({
  role: isRole(search.role) ? search.role : '',
})
