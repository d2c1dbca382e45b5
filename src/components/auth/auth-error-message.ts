import { ApiError } from '~/api/api-error'

/** The message of a failed login or signup: the server's own, or one text for everything else (specification 8). */
export function getAuthErrorMessage(error: Error): string {
  if (error instanceof ApiError && error.isServerMessage) return error.message
  if (error instanceof DOMException) return storageBlocked
  return 'An error occurred. Please try again.'
}

/** By then the server has accepted, so trying again would not help. */
const storageBlocked =
  'Your browser won’t let this site store data, so you can’t stay signed in. Allow it, then log in.'
