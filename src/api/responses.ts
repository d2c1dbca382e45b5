import * as z from 'zod/mini'
import { isRecord } from '~/lib/is-record'
import {
  GetPlayerResponse,
  ListPlayersResponse,
  ListTopPlayersResponse,
  LoginResponse,
  SignupResponse,
} from '../../contract/generated/schemas'
import { readPlayerRecord } from '../../contract/player-record'
import { ApiError } from './api-error'
import { unreadableId } from './player'

// The generated probe for `new Function` would trip a strict content security policy.
z.config({ jitless: true })

/** The response of each operation of openapi.yaml. */
const schemas = {
  login: LoginResponse,
  signup: SignupResponse,
  listTopPlayers: ListTopPlayersResponse,
  listPlayers: ListPlayersResponse,
  getPlayer: GetPlayerResponse,
}

export type Operation = keyof typeof schemas

/** Some servers refuse with a 200: what counts is `status` (specification 8). */
const errorBody = z.object({ status: z.enum(['error', 'fail']), message: z.string().check(z.regex(/\S/)) })

/**
 * The body of a response, with the fields of the contract only. Throws ApiError for a failure and for a body that departs from the contract.
 * Type and schema are generated from the same operation: the schema proves the type.
 */
export async function readResponse<T>(response: Response, operation: Operation | undefined): Promise<T>
export async function readResponse(response: Response, operation: Operation | undefined): Promise<unknown> {
  if (!operation) throw new Error('This request names no operation.')
  if (!response.ok) throw await failure(response)
  const body = await parseJson(response)
  const result = parseBody(schemas[operation], body)
  if (result) return result
  const errorResult = errorBody.safeParse(body)
  if (errorResult.success) throw new ApiError(200, errorResult.data.message, true)
  throw new ApiError(200, 'The server sent an answer that this page does not understand.')
}

/** The body by its schema, the players in it record by record, with a placeholder for one that cannot be read; undefined for a body of another shape. */
function parseBody(schema: z.ZodMiniType, body: unknown): unknown {
  if (!isRecord(body) || !Array.isArray(body.players)) return schema.safeParse(normalize(body) ?? body).data
  const { data: list } = schema.safeParse({ ...body, players: [] })
  if (!isRecord(list)) return undefined
  return { ...list, players: body.players.map((record) => normalize(record) ?? { _id: unreadableId, playerName: '' }) }
}

const normalize = (record: unknown) => readPlayerRecord(GetPlayerResponse, record)?.player

async function parseJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    throw new ApiError(response.status, 'The server sent an answer that cannot be read.')
  }
}

async function failure(response: Response): Promise<ApiError> {
  try {
    const body: unknown = await response.json()
    if (isRecord(body) && typeof body.message === 'string' && body.message.trim()) {
      return new ApiError(response.status, body.message, true)
    }
  } catch {
    // No JSON: the status has to say it.
  }
  const message =
    response.status >= 500
      ? 'The server has a problem right now. Please try again in a moment.'
      : `The server refused the request (${response.status}).`
  return new ApiError(response.status, message)
}
