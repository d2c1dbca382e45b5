import { ApiError } from '~/api/api-error'
import { findRefusal } from '~/session/storage-store'

/** The message of a failed login or signup: the server's own, or one text for everything else (specification 8). */
export function getAuthErrorMessage(error: Error): string {
  if (error instanceof ApiError && error.isServerMessage) return error.message
  if (error instanceof DOMException) return reasons[findRefusal(error)]
  return 'An error occurred. Please try again.'
}

/** By then the server has accepted, so trying again would not help. */
const reasons = {
  full: 'This browser’s storage is full, so you can’t stay signed in. Clear data from sites you no longer use, then log in.',
  refused: 'Your browser won’t let this site store data, so you can’t stay signed in. Allow it, then log in.',
}
