import { authChecks } from './auth-checks'
import type { Caller } from './caller'
import type { OperationId } from './openapi'
import { playersChecks } from './players-checks'

/** One behaviour of a call. It throws where the backend departs from it. */
export interface Check {
  call: OperationId
  title: string
  run: (caller: Caller) => Promise<void>
}

/**
 * The contract as checks: they know nothing of the data behind a backend, and of all they send only one sign-up is
 * meant to succeed.
 */
export const checks: readonly Check[] = [...authChecks, ...playersChecks]
