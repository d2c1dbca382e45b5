import { authChecks } from './auth-checks'
import type { Check } from './check'
import { playersChecks } from './players-checks'

/**
 * The contract as checks: they know nothing of the data behind a backend, and of all they send only one sign-up is
 * meant to succeed.
 */
export const checks: readonly Check[] = [...authChecks, ...playersChecks]
