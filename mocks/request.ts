import { findMessage } from '@akhada/contract/invalid-request'
import { errorMessages, type ValidationMessages } from '@akhada/contract/messages'
import { maxBodyBytes } from '@akhada/contract/rules'
import type { ZodMiniType } from 'zod/mini'
import { errorResponse } from './error-response'

/** Parses the JSON body of a request; `{}` without a content type. Throws the error responses of the reference backend. */
export async function parseBody(request: Request): Promise<unknown> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType && mediaType !== 'application/json') throw errorResponse(415, errorMessages.unsupportedMediaType)
  const text = await request.text()
  if (new TextEncoder().encode(text).length > maxBodyBytes) throw errorResponse(413, errorMessages.tooLarge)
  if (!mediaType) return {}
  try {
    return JSON.parse(text)
  } catch {
    throw errorResponse(400, errorMessages.unreadable)
  }
}

/** Parses the query of a request; a repeated name gets a list of its values. */
export function parseQuery(request: Request): Record<string, string | string[]> {
  const { searchParams } = new URL(request.url)
  return Object.fromEntries(
    [...searchParams.keys()].map((name) => {
      const values = searchParams.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** Parses a value with a schema. Throws a 400 with the message for the first invalid field. */
export function validate<T>(schema: ZodMiniType<T>, value: unknown, messages: ValidationMessages): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw errorResponse(400, findMessage(messages, result.error.issues))
}
