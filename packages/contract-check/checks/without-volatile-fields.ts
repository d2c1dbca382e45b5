import { isObject } from '@akhada/contract/is-object'
import type { ApiResponse } from '../openapi'

/** Fields that differ with every sign-up. */
const newEachTime = new Set(['token', '_id', 'createdAt'])

/** The part of a response that must be the same from all our backends. */
export function withoutVolatileFields({ status, body }: ApiResponse): { status: number; body: unknown } {
  if (!isObject(body) || !('token' in body)) return { status, body }
  const json = JSON.stringify(body, (key, value) => (newEachTime.has(key) ? typeof value : value))
  return { status, body: JSON.parse(json) }
}
