import type { ValidationMessages } from '@akhada/contract/messages'
import type { Context } from 'hono'
import { errorResponse } from './errors'

interface Result {
  success: boolean
  error?: { issues: readonly { path: readonly PropertyKey[] }[] }
}

/** Validator hook: responds to invalid input with the message for the first field that is invalid. */
export const onInvalidRequest = (validationMessages: ValidationMessages) => (result: Result, c: Context) => {
  if (result.success) return undefined
  const field = String(result.error?.issues[0]?.path[0] ?? '')
  return errorResponse(c, 400, validationMessages[field] ?? validationMessages.fallback)
}

/** Validator hook for our own responses: throws if one violates the contract. */
export const onInvalidResponse = (result: Result): undefined => {
  if (!result.success) throw new Error(`The response violates the contract: ${JSON.stringify(result.error?.issues)}`)
}
