import * as z from 'zod/mini'
import {
  GetPlayerResponse,
  ListPlayersResponse,
  ListTopPlayersResponse,
  LoginResponse,
  SignupResponse,
} from '../../contract/generated/schemas'
import { ApiError } from './api-error'

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
const refusal = z.object({ status: z.enum(['error', 'fail']), message: z.string().check(z.regex(/\S/)) })

/**
 * The body of a response with the fields of the contract. Throws ApiError when the body departs from it.
 * Type and schema are generated from the same operation: the schema is the proof of the type.
 */
export function parseResponse<T>(operation: Operation | undefined, body: unknown): T
export function parseResponse(operation: Operation | undefined, body: unknown): unknown {
  if (!operation) throw new Error('This request names no operation.')
  const result = schemas[operation].safeParse(body)
  if (result.success) return result.data
  const refused = refusal.safeParse(body)
  if (refused.success) throw new ApiError(200, refused.data.message, true)
  throw new ApiError(200, 'The server sent an answer that this page does not understand.')
}
