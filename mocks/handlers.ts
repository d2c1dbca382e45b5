import { HttpResponse } from 'msw'
import { LoginBody, SignupBody } from '../server/generated/endpoints/auth/auth.zod'
import { GetPlayerParams, ListPlayersQueryParams } from '../server/generated/endpoints/players/players.zod'
import { refusals, sentences } from '../server/rules'
import { addAccount, listPlayers, onePlayer, signIn, tokenOf, topPlayers } from './db'
import { failure } from './failure'
import { getLoginMockHandler, getSignupMockHandler } from './generated/endpoints/auth/auth.msw'
import {
  getGetPlayerMockHandler,
  getListPlayersMockHandler,
  getListPlayersResponseMock,
  getListTopPlayersMockHandler,
} from './generated/endpoints/players/players.msw'
import { checked, readBody, readQuery } from './reading'
import { staged } from './staged'

/** The five calls, answered by `db.ts` as the reference backend answers them, and gone wrong when asked to (`staged.ts`). */
export const handlers = [
  getLoginMockHandler(async ({ request }) => {
    const { email, password, role } = checked(LoginBody, await readBody(request), sentences.login)
    await staged(email.split('@')[0])
    const user = signIn(email, password)
    if (!user) throw failure(401, refusals.wrongPassword)
    if (user.role !== role) throw failure(403, refusals.wrongRole)
    return { status: 'success', token: tokenOf(user), data: { user } }
  }),

  getSignupMockHandler(async ({ request }) => {
    const account = checked(SignupBody, await readBody(request), sentences.signup)
    await staged(account.email.split('@')[0])
    const name = account.name.trim()
    if (name.length < 2) throw failure(400, sentences.signup.name)
    if (account.role === 'admin') throw failure(403, refusals.noAdmins)
    refuseNul(name)
    const user = addAccount({ ...account, name })
    if (!user) throw failure(409, refusals.emailTaken)
    return { status: 'success', token: tokenOf(user), user }
  }),

  getListTopPlayersMockHandler(() => ({ players: topPlayers() })),

  getListPlayersMockHandler(async ({ request }) => {
    const params = checked(ListPlayersQueryParams, readQuery(request), sentences.listPlayers)
    await staged(params.search)
    if (params.search === 'error-random') throw HttpResponse.json({ ...getListPlayersResponseMock(), pages: 1 })
    refuseNul(params.search, params.game, params.tier, params.team, params.status)
    return listPlayers(params)
  }),

  getGetPlayerMockHandler(async ({ params }) => {
    const { id } = checked(GetPlayerParams, params, sentences.getPlayer)
    await staged(id)
    if (!/^[0-9a-f]{24}$/i.test(id)) throw failure(400, sentences.getPlayer.otherwise)
    const player = onePlayer(id)
    if (!player) throw failure(404, refusals.noPlayer)
    return player
  }),
]

/** No text of a database can hold a NUL byte. */
function refuseNul(...texts: string[]): void {
  if (texts.some((text) => text.includes('\u0000'))) throw failure(400, refusals.unstorable)
}
