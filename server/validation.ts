import type { Context } from 'hono'
import { failure } from './failures'
import type { Sentences } from './rules'

interface Result {
  success: boolean
  error?: { issues: readonly { path: readonly PropertyKey[] }[] }
}

/** A validator's hook: answers bad input with the sentence for the first field that is wrong. */
export const explain = (sentences: Sentences) => (result: Result, c: Context) => {
  if (result.success) return undefined
  const field = String(result.error?.issues[0]?.path[0] ?? '')
  return failure(c, 400, sentences[field] ?? sentences.otherwise)
}

/** A validator's hook for our own answers: one that departs from the contract is our fault, not the caller's. */
export const keepContract = (result: Result): undefined => {
  if (!result.success) throw new Error(`The answer departs from the contract: ${JSON.stringify(result.error?.issues)}`)
}
