import * as z from 'zod/mini'
import {
  GetPlayerResponse,
  ListPlayersResponse,
  ListTopPlayersResponse,
  LoginResponse,
  SignupResponse,
} from '../../contract/generated/schemas'
import { ApiError } from './http'
import { toPlayer } from './player'

// The generated probe for `new Function` would trip a strict content security policy.
z.config({ jitless: true })

const refusal = z.object({ status: z.enum(['error', 'fail']), message: z.string().check(z.regex(/\S/)) })

// The answer of each call, checked against the contract. All throw ApiError when the answer departs from it.

/** A page of players, and how many pages there are. */
export const readPlayers = (body: unknown) => {
  const { players, pages } = expectShape(ListPlayersResponse, body)
  return { players: players.map(toPlayer), pages }
}

/** The highest ranked players. */
export const readTopPlayers = (body: unknown) => expectShape(ListTopPlayersResponse, body).players.map(toPlayer)

/** One player. */
export const readPlayer = (body: unknown) => toPlayer(expectShape(GetPlayerResponse, body))

/** Token and user of who signed in. */
export const readLogin = (body: unknown) => {
  const { token, data } = expectSuccess(LoginResponse, body)
  return { token, user: data.user }
}

/** Token and user of a new account; older servers put the user in `data`. */
export const readSignup = (body: unknown) => {
  const { token, user, data } = expectSuccess(SignupResponse, body)
  const created = user ?? data?.user
  if (!created) throw wrongShape()
  return { token, user: created }
}

/** Some servers refuse with a 200: what counts is `status` (specification 8). */
function expectSuccess<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const refused = refusal.safeParse(body)
  if (refused.success) throw new ApiError(200, refused.data.message, true)
  return expectShape(schema, body)
}

function expectShape<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const result = schema.safeParse(body)
  if (!result.success) throw wrongShape()
  return result.data
}

const wrongShape = () => new ApiError(200, 'The server sent an answer that this page does not understand.')
