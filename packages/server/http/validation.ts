import { findMessage } from '@akhada/contract/invalid-request'
import type { ValidationMessages } from '@akhada/contract/messages'
import type { Context } from 'hono'
import { errorResponse } from './errors'

interface Result {
  success: boolean
  error?: { issues: readonly { path: readonly PropertyKey[] }[] }
}

/** Validator hook: responds to invalid input with the message for the first field that is invalid. */
export const onInvalidRequest = (messages: ValidationMessages) => (result: Result, c: Context) =>
  result.success ? undefined : errorResponse(c, 400, findMessage(messages, result.error?.issues))

/** Validator hook for our own responses: throws if one violates the contract. */
export const onInvalidResponse = (result: Result): undefined => {
  if (!result.success) throw new Error(`The response violates the contract: ${JSON.stringify(result.error?.issues)}`)
}
