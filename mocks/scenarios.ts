import type { OperationName } from '@akhada/contract/operations'
import { delay, HttpResponse } from 'msw'
import { errorResponse } from './error-response'
import { chosenScenario } from './scenario-params'

interface Scenario {
  name: string
  label: string
  /** The response instead of the usual one; nothing when only the time differs. */
  respond: () => unknown
}

/**
 * Failures to look at without breaking anything. The panel chooses one per operation (`panel.ts`); or type `error-` and its name
 * as the search text (`/players?search=error-503`), as the id of a player (`/players/profile/error-503`) or before the @ of the e-mail
 * that signs in or up (`error-503@example.com`). In the search, `error-random` returns generated players:
 * as the contract allows them, with any field missing.
 */
export const scenarios: readonly Scenario[] = [
  { name: 'slow', label: 'slow, 5 s', respond: () => delay(5000) },
  { name: '400', label: '400', respond: () => errorResponse(400, 'The server did not like that.') },
  { name: '401', label: '401', respond: () => errorResponse(401, 'Please sign in again.') },
  { name: '404', label: '404', respond: () => errorResponse(404, 'There is nothing here.') },
  {
    name: '429',
    label: '429',
    respond: () => errorResponse(429, 'Too many attempts. Please try again in a minute.', { 'Retry-After': '60' }),
  },
  {
    name: '500',
    label: '500',
    respond: () => errorResponse(500, 'Something went wrong on our side. Please try again.'),
  },
  {
    name: '503',
    label: '503',
    respond: () => errorResponse(503, 'The database cannot be reached right now. Please try again in a moment.'),
  },
  { name: 'html', label: '502 in HTML', respond: () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 }) },
  { name: 'shape', label: 'wrong shape', respond: () => HttpResponse.json({ players: 'none' }) },
  {
    name: 'cut-off',
    label: 'cut off',
    respond: () => new HttpResponse('{"players":[{"_id":"65f1', { headers: { 'Content-Type': 'application/json' } }),
  },
  { name: 'offline', label: 'offline', respond: () => HttpResponse.error() },
]

/** Throws the response of the scenario that is chosen for the operation or that the trigger names, or waits; any other trigger does nothing. */
export async function runScenario(operation: OperationName, trigger = ''): Promise<void> {
  const chosen = chosenScenario(operation)
  const scenario = scenarios.find(({ name }) => name === chosen || `error-${name}` === trigger)
  const response = await scenario?.respond()
  if (response) throw response
}
