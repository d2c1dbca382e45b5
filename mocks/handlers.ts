import { GetPlayerParams, ListPlayersQueryParams, LoginBody, SignupBody } from '@akhada/contract/generated/schemas'
import { isStorableQuery } from '@akhada/contract/invalid-request'
import { errorMessages, validationMessages } from '@akhada/contract/messages'
import { isPlayerId, normalizePassword } from '@akhada/contract/rules'
import { findSignupProblem } from '@akhada/contract/signup-problem'
import { addAccount, createFakeToken, findPlayer, listPlayers, listTopPlayers, signIn } from './db'
import { errorResponse } from './error-response'
import { getLoginMockHandler, getSignupMockHandler } from './generated/auth/auth.msw'
import {
  getGetPlayerMockHandler,
  getListPlayersMockHandler,
  getListTopPlayersMockHandler,
} from './generated/players/players.msw'
import { parseBody, parseQuery, validate } from './request'
import { runScenario } from './scenarios'

/** Handlers of the five calls: `db.ts` responds as the reference backend does, `scenarios.ts` otherwise. */
export const handlers = [
  getLoginMockHandler(async ({ request }) => {
    const { email, password, role } = validate(LoginBody, await parseBody(request), validationMessages.login)
    await runScenario('login')
    // A lone surrogate has no encoding to hash: two different passwords would match.
    if (!password.isWellFormed()) throw errorResponse(400, errorMessages.unstorable)
    const user = signIn(email, normalizePassword(password))
    if (!user) throw errorResponse(401, errorMessages.wrongPassword)
    if (user.role !== role) throw errorResponse(403, errorMessages.wrongRole)
    return { status: 'success', token: createFakeToken(user), data: { user } }
  }),

  getSignupMockHandler(async ({ request }) => {
    const account = validate(SignupBody, await parseBody(request), validationMessages.signup)
    await runScenario('signup')
    const name = account.name.trim()
    const problem = findSignupProblem({ ...account, name })
    if (problem) throw errorResponse(problem.status, problem.message)
    const user = addAccount({ ...account, name, password: normalizePassword(account.password) })
    if (!user) throw errorResponse(409, errorMessages.emailTaken)
    return { status: 'success', token: createFakeToken(user), user }
  }),

  getListTopPlayersMockHandler(async () => {
    await runScenario('listTopPlayers')
    return { players: listTopPlayers() }
  }),

  getListPlayersMockHandler(async ({ request }) => {
    const params = validate(ListPlayersQueryParams, parseQuery(request), validationMessages.listPlayers)
    await runScenario('listPlayers')
    if (!isStorableQuery(params)) throw errorResponse(400, errorMessages.unstorable)
    return listPlayers(params)
  }),

  getGetPlayerMockHandler(async ({ params }) => {
    const { id } = validate(GetPlayerParams, params, validationMessages.getPlayer)
    await runScenario('getPlayer')
    if (!isPlayerId(id)) throw errorResponse(400, validationMessages.getPlayer.fallback)
    const player = findPlayer(id)
    if (!player) throw errorResponse(404, errorMessages.playerNotFound)
    return player
  }),
]
