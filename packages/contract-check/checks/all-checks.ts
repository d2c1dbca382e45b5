import { authChecks } from './auth-checks'
import type { Check } from './check'
import { playersChecks } from './players-checks'

/**
 * The contract as checks. They assume nothing about the data of a backend, and change it only by one sign-up: all
 * other sign-ups are meant to fail.
 */
export const checks: readonly Check[] = [...authChecks, ...playersChecks]
