import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { LoginRequest, SignupRequest } from '../../contract/generated/models'
import { login, signup } from './generated/endpoints/auth/auth'
import {
  getGetPlayerQueryKey,
  getListPlayersQueryKey,
  getListTopPlayersQueryKey,
  getPlayer,
  listPlayers,
  listTopPlayers,
} from './generated/endpoints/players/players'
import { ApiError } from './http'
import { type PlayersSearch, toListParams } from './players-search'

export type { Role } from '../../contract/generated/models'

/** The page of players that an address asks for (specification 7). Loader, screen, prefetch and tests share it. */
export const playersQuery = (search: PlayersSearch) => {
  const params = toListParams(search)
  return queryOptions({
    queryKey: getListPlayersQueryKey(params),
    queryFn: async ({ signal }) => {
      const [body, { readPlayers }] = await Promise.all([listPlayers(params, { signal }), responses()])
      return readPlayers(body)
    },
    placeholderData: keepPreviousData,
  })
}

/** The highest ranked players, best first. */
export const topPlayersQuery = queryOptions({
  queryKey: getListTopPlayersQueryKey(),
  queryFn: async ({ signal }) => {
    const [body, { readTopPlayers }] = await Promise.all([listTopPlayers({ signal }), responses()])
    return readTopPlayers(body)
  },
})

/** One player; null when the server knows none by this id (specification 8: "Player not found"). */
export const playerQuery = (id: string) =>
  queryOptions({
    queryKey: getGetPlayerQueryKey(id),
    queryFn: async ({ signal }) => {
      const [body, { readPlayer }] = await Promise.all([getPlayer(id, { signal }).catch(nullWhenUnknown), responses()])
      return body ? readPlayer(body) : null
    },
  })

/** Signs in. Gives token and user; throws ApiError with the server's message. */
export const loginMutation = mutationOptions({
  mutationKey: ['login'],
  mutationFn: async (credentials: LoginRequest) => {
    const { readLogin } = await responses()
    return readLogin(await login(credentials))
  },
})

/** Creates an account. Gives token and user, wherever the server put it; throws ApiError with the server's message. */
export const signupMutation = mutationOptions({
  mutationKey: ['signup'],
  mutationFn: async (account: SignupRequest) => {
    // No account is made whose answer could not be read.
    const { readSignup } = await responses()
    return readSignup(await signup(account))
  },
})

/** The schemas load while the server responds: no page needs them to paint. */
const responses = () => import('./responses')

function nullWhenUnknown(error: unknown): null {
  if (error instanceof ApiError && (error.status === 400 || error.status === 404)) return null
  throw error
}
