import * as z from 'zod/mini'
import { isRole } from '~/components/roles'

/** `?role=` preselects the role; one that nobody can choose counts as none. */
export const signupSearch = z.object({
  role: z.catch(z._default(z.string().check(z.refine(isRole)), ''), ''),
})
