import { delay, HttpResponse } from 'msw'
import { errorResponse } from './error-response'

/**
 * Failures to look at without breaking anything. Type the word as the search text
 * (`/players?search=error-503`), as the id of a player (`/players/profile/error-503`) or before the @ of the e-mail
 * that signs in or up (`error-503@example.com`). In the search, `error-random` returns generated players:
 * as the contract allows them, with any field missing.
 */
const scenarios = new Map<string, () => unknown>([
  ['error-400', () => errorResponse(400, 'The server did not like that.')],
  ['error-429', () => errorResponse(429, 'Too many attempts. Please try again in a minute.', { 'Retry-After': '60' })],
  ['error-503', () => errorResponse(503, 'The database cannot be reached right now. Please try again in a moment.')],
  ['error-html', () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 })],
  ['error-shape', () => HttpResponse.json({ players: 'none' })],
  ['error-offline', () => HttpResponse.error()],
  ['error-slow', () => delay(5000)],
])

/** Throws the response of a scenario, or waits; any other text does nothing. */
export async function runScenario(word = ''): Promise<void> {
  const response = await scenarios.get(word)?.()
  if (response) throw response
}
