import { ApiError } from '~/api/http'

/** What login and signup say when they fail: the server's own words, or one text for all else (specification 8). */
export const refusalMessage = (error: Error): string =>
  error instanceof ApiError && error.isRefusal ? error.message : 'An error occurred. Please try again.'
