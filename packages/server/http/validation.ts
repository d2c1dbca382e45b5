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
