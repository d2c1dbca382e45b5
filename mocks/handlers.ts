import { delay, HttpResponse } from 'msw'
import type { ZodType } from 'zod'
import { LoginBody, SignupBody } from '../server/generated/endpoints/auth/auth.zod'
import { ListPlayersQueryParams } from '../server/generated/endpoints/players/players.zod'
import { addAccount, listPlayers, onePlayer, signIn, tokenOf, topPlayers } from './db'
import { getLoginMockHandler, getSignupMockHandler } from './generated/endpoints/auth/auth.msw'
import {
  getGetPlayerMockHandler,
  getListPlayersMockHandler,
  getListPlayersResponseMock,
  getListTopPlayersMockHandler,
} from './generated/endpoints/players/players.msw'

/**
 * The five calls, answered by `db.ts`. To look at what goes wrong, search for
 * `error-503` (a server that fails), `error-shape` (an answer that breaks the contract), `error-slow` (five seconds) or
 * `error-random` (players as the contract allows them: generated, with any field missing).
 */
export const handlers = [
  getLoginMockHandler(async ({ request }) => {
    const { email, password, role } = await readBody(request, LoginBody, 'Please provide your email and password.')
    const user = signIn(email, password)
    if (!user) throw failure(401, 'Incorrect email or password.')
    if (user.role !== role) throw failure(403, 'This account cannot sign in with that role.')
    return { status: 'success', token: tokenOf(user), data: { user } }
  }),

  getSignupMockHandler(async ({ request }) => {
    const account = await readBody(request, SignupBody, 'Please fill in all fields.')
    const name = account.name.trim()
    if (name.length < 2) throw failure(400, 'The name needs 2 to 50 characters.')
    if (account.role === 'admin') throw failure(403, 'Admin accounts are not open for sign-up.')
    const user = addAccount({ ...account, name })
    if (!user) throw failure(409, 'An account with this email already exists.')
    return { status: 'success', token: tokenOf(user), user }
  }),

  getListTopPlayersMockHandler(() => ({ players: topPlayers() })),

  getListPlayersMockHandler(async ({ request }) => {
    const params = ListPlayersQueryParams.safeParse(Object.fromEntries(new URL(request.url).searchParams))
    if (!params.success) throw failure(400, 'A filter is not valid.')
    const { search } = params.data
    if (search === 'error-503') throw failure(503, 'The database cannot be reached right now.')
    if (search === 'error-shape') throw HttpResponse.json({ players: 'none' })
    if (search === 'error-random') return { ...getListPlayersResponseMock(), pages: 1 }
    if (search === 'error-slow') await delay(5000)
    if (hasNul(search)) throw failure(400, 'The request has characters that cannot be stored.')
    return listPlayers(params.data)
  }),

  getGetPlayerMockHandler(({ params }) => {
    const id = String(params.id)
    if (!/^[0-9a-f]{24}$/i.test(id)) throw failure(400, 'That is not the id of a player.')
    const player = onePlayer(id)
    if (!player) throw failure(404, 'Player not found')
    return player
  }),
]

const largestBody = 100 * 1024

const failure = (status: number, message: string) => HttpResponse.json({ status: 'error', message }, { status })

async function readBody<T>(request: Request, schema: ZodType<T>, sentence: string): Promise<T> {
  const text = await request.text()
  if (text.length > largestBody) throw failure(413, 'The request is too large.')
  if (!request.headers.get('content-type')?.includes('application/json')) throw failure(400, sentence)
  const body = schema.safeParse(parseJson(text))
  if (!body.success) throw failure(400, sentence)
  if (hasNul(JSON.stringify(body.data))) throw failure(400, 'The request has characters that cannot be stored.')
  return body.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw failure(400, 'Malformed JSON in request body')
  }
}

/** A NUL byte, as it is or as JSON writes it: no database text can hold one. */
const hasNul = (text: string) => text.includes('\u0000') || text.includes('\\u0000')
