import { errorMessages } from '@akhada/contract/messages'
import type { OperationName } from '@akhada/contract/operations'
import { delay, HttpResponse } from 'msw'
import { errorResponse } from './error-response'
import { getLoginResponseMock, getSignupResponseMock } from './generated/auth/auth.msw'
import {
  getGetPlayerResponseMock,
  getListPlayersResponseMock,
  getListTopPlayersResponseMock,
} from './generated/players/players.msw'
import { getScenarioName } from './scenario-params'

interface Scenario {
  name: string
  /** Shown instead of the name. */
  label?: string
  /** Returns the response to send instead of the usual one; nothing if only the timing differs. */
  respond: (operation: OperationName) => unknown
}

const generated = {
  login: getLoginResponseMock,
  signup: getSignupResponseMock,
  listTopPlayers: getListTopPlayersResponseMock,
  // Every page would be the same.
  listPlayers: () => ({ ...getListPlayersResponseMock(), pages: 1 }),
  getPlayer: getGetPlayerResponseMock,
}

/** What a call can do instead of responding as usual. The URL chooses one per operation (`scenario-params.ts`), or the panel (`panel.ts`). */
export const scenarios: readonly Scenario[] = [
  { name: 'slow', label: 'slow, 5 s', respond: () => delay(5000) },
  { name: '400', respond: () => errorResponse(400, 'The server did not like that.') },
  { name: '401', respond: () => errorResponse(401, 'Please sign in again.') },
  { name: '404', respond: () => errorResponse(404, 'There is nothing here.') },
  { name: '429', respond: () => errorResponse(429, errorMessages.tooManyAttempts, { 'Retry-After': '60' }) },
  { name: '500', respond: () => errorResponse(500, errorMessages.failed) },
  { name: '503', respond: () => errorResponse(503, errorMessages.databaseDown) },
  { name: 'html', label: '502 in HTML', respond: () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 }) },
  { name: 'shape', label: 'wrong shape', respond: () => HttpResponse.json({ players: 'none' }) },
  {
    name: 'cut-off',
    label: 'cut off',
    respond: () => new HttpResponse('{"players":[{"_id":"65f1', { headers: { 'Content-Type': 'application/json' } }),
  },
  { name: 'offline', respond: () => HttpResponse.error() },
  {
    name: 'random',
    label: 'random, any field missing',
    respond: (operation) => HttpResponse.json(generated[operation](), { status: operation === 'signup' ? 201 : 200 }),
  },
]

/** Runs the scenario chosen for the operation, if there is one: throws its response, or only waits. */
export async function runScenario(operation: OperationName): Promise<void> {
  const chosen = getScenarioName(operation)
  const response = await scenarios.find(({ name }) => name === chosen)?.respond(operation)
  if (response) throw response
}
