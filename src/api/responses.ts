import type { OperationName } from '@akhada/contract/operations'
import { readPlayerRecord } from '@akhada/contract/player-record'
import { responseSchemas } from '@akhada/contract/response-schemas'
import * as z from 'zod/mini'
import { ApiError } from './api-error'

// Zod's test for `new Function` would violate a strict content security policy.
z.config({ jitless: true })

const listBody = z.looseObject({ players: z.array(z.unknown()) })
const message = z.string().check(z.regex(/\S/))
const failureBody = z.object({ message })
/** Some servers refuse with a 200, so the `status` field decides (specification 8). */
const errorBody = z.object({ status: z.enum(['error', 'fail']), message })

/**
 * The body of a response, with only the fields of the contract. Throws an `ApiError` if the request failed or the body violates the
 * contract. Type and schema are generated from the same operation, so the schema proves the type.
 */
export async function readResponse<T>(response: Response, operation: OperationName): Promise<T>
export async function readResponse(response: Response, operation: OperationName): Promise<unknown> {
  if (!response.ok) throw await readFailure(response)
  let body: unknown
  try {
    body = await response.json()
  } catch {
    throw new ApiError(response.status, 'The server sent a response we can’t read.')
  }
  const data = parseBody(operation, body)
  if (data) return data
  const error = errorBody.safeParse(body).data
  if (error) throw new ApiError(200, error.message, true)
  throw new ApiError(200, 'The server sent a response we can’t read.')
}

/** Parses a body by its schema, players one by one: an unreadable one becomes a placeholder. Undefined for a body of another shape. */
function parseBody(operation: OperationName, body: unknown): unknown {
  if (operation === 'getPlayer') return normalize(body)
  const schema = responseSchemas[operation]
  const list = listBody.safeParse(body).data
  if (!list) return schema.safeParse(body).data
  const page = listBody.safeParse(schema.safeParse({ ...list, players: [] }).data).data
  return page && { ...page, players: list.players.map((record) => normalize(record) ?? { _id: '', playerName: '' }) }
}

const normalize = (record: unknown) => readPlayerRecord(responseSchemas.getPlayer, record)?.player

async function readFailure(response: Response): Promise<ApiError> {
  const { status } = response
  const body = failureBody.safeParse(await response.json().catch(() => undefined)).data
  if (body) return new ApiError(status, body.message, true)
  const message =
    status >= 500
      ? 'The server has a problem right now. Please try again in a moment.'
      : `The server refused the request (${status}).`
  return new ApiError(status, message)
}
