import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { login, signup } from './generated/endpoints/auth/auth'
import {
  getGetPlayerQueryKey,
  getListPlayersQueryKey,
  getListTopPlayersQueryKey,
  getPlayer,
  listPlayers,
  listTopPlayers,
} from './generated/endpoints/players/players'
import type { LoginRequest, SignupRequest } from './generated/models'
import {
  GetPlayerResponse,
  ListPlayersResponse,
  ListTopPlayersResponse,
  LoginResponse,
  SignupResponse,
} from './generated/schemas'
import { ApiError } from './http'
import { toPlayer } from './player'
import { type PlayersSearch, toListParams } from './players-search'

export type { Role } from './generated/models'

// The generated probe for `new Function` would trip a strict content security policy.
z.config({ jitless: true })

/** The page of players that an address asks for (specification 7). Loader, screen, prefetch and tests share it. */
export const playersQuery = (search: PlayersSearch) => {
  const params = toListParams(search)
  return queryOptions({
    queryKey: getListPlayersQueryKey(params),
    queryFn: async ({ signal }) => {
      const { players, pages } = expectShape(ListPlayersResponse, await listPlayers(params, { signal }))
      return { players: players.map(toPlayer), pages }
    },
    placeholderData: keepPreviousData,
  })
}

/** The highest ranked players, best first. */
export const topPlayersQuery = queryOptions({
  queryKey: getListTopPlayersQueryKey(),
  queryFn: async ({ signal }) =>
    expectShape(ListTopPlayersResponse, await listTopPlayers({ signal })).players.map(toPlayer),
})

/** One player; null when the server knows none by this id (specification 8: "Player not found"). */
export const playerQuery = (id: string) =>
  queryOptions({
    queryKey: getGetPlayerQueryKey(id),
    queryFn: async ({ signal }) => {
      const record = await getPlayer(id, { signal }).catch(nullWhenUnknown)
      return record ? toPlayer(expectShape(GetPlayerResponse, record)) : null
    },
  })

/** Signs in. Gives token and user; throws ApiError with the server's message. */
export const loginMutation = mutationOptions({
  mutationKey: ['login'],
  mutationFn: async (credentials: LoginRequest) => {
    const { token, data } = expectSuccess(LoginResponse, await login(credentials))
    return { token, user: data.user }
  },
})

/** Creates an account. Gives token and user, wherever the server put it; throws ApiError with the server's message. */
export const signupMutation = mutationOptions({
  mutationKey: ['signup'],
  mutationFn: async (account: SignupRequest) => {
    const { token, user, data } = expectSuccess(SignupResponse, await signup(account))
    const created = user ?? data?.user
    if (!created) throw wrongShape()
    return { token, user: created }
  },
})

const refusal = z.object({ status: z.enum(['error', 'fail']), message: z.string() })

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

function nullWhenUnknown(error: unknown): null {
  if (error instanceof ApiError && (error.status === 400 || error.status === 404)) return null
  throw error
}
