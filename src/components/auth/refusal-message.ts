import { ApiError } from '~/api/api-error'

/** What login and signup say when they fail: the server's own words, or one text for all else (specification 8). */
export function refusalMessage(error: Error): string {
  if (error instanceof ApiError && error.isRefusal) return error.message
  if (error instanceof DOMException) return storageRefused
  return 'An error occurred. Please try again.'
}

/** The server said yes, and to try again would not help. */
const storageRefused =
  'Your browser does not let this site store data, so you cannot stay signed in. Allow it, then log in.'
