import type { Context } from 'hono'
import type { ValidationMessages } from '../contract/messages'
import { errorResponse } from './errors'

interface Result {
  success: boolean
  error?: { issues: readonly { path: readonly PropertyKey[] }[] }
}

/** A validator's hook: answers bad input with the sentence for the first field that is wrong. */
export const onInvalidRequest = (validationMessages: ValidationMessages) => (result: Result, c: Context) => {
  if (result.success) return undefined
  const field = String(result.error?.issues[0]?.path[0] ?? '')
  return errorResponse(c, 400, validationMessages[field] ?? validationMessages.fallback)
}

/** A validator's hook for our own answers: one that departs from the contract is our fault, not the caller's. */
export const onInvalidResponse = (result: Result): undefined => {
  if (!result.success) throw new Error(`The answer departs from the contract: ${JSON.stringify(result.error?.issues)}`)
}
