import type { OperationId } from '../openapi'
import { authChecks } from './auth-checks'
import type { ContractClient } from './client'
import { playersChecks } from './players-checks'

/** One behaviour of a call. It throws where the backend departs from it. */
export interface Check {
  call: OperationId
  title: string
  run: (caller: ContractClient) => Promise<void>
}

/**
 * The contract as checks: they know nothing of the data behind a backend, and of all they send only one sign-up is
 * meant to succeed.
 */
export const checks: readonly Check[] = [...authChecks, ...playersChecks]
