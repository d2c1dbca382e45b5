import * as z from 'zod/mini'

/** Where to go after signing in: a path of this site and nothing else. */
export const loginSearch = z.object({
  next: z.catch(z._default(z.string().check(z.regex(/^\/(?![/\\])[^\\]*$/)), '/'), '/'),
})
