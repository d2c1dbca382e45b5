import type { SignupRequest } from './generated/models'
import { errorMessages, validationMessages } from './messages'
import { isDeliverable, isStorable, isVisibleName } from './rules'

/** The reason to refuse a sign-up that fits the schema, with its name trimmed; undefined if there is none. */
export function findSignupProblem({ name, email, password, role }: SignupRequest) {
  const { signup } = validationMessages
  if (name.length < 2) return { status: 400, message: signup.name } as const
  if (!isDeliverable(email)) return { status: 400, message: signup.email } as const
  if (role === 'admin') return { status: 403, message: errorMessages.adminSignupForbidden } as const
  // A lone surrogate has no encoding: the database would store another name, and two different passwords would match.
  if (!isStorable(name) || !password.isWellFormed()) return { status: 400, message: errorMessages.unstorable } as const
  if (!isVisibleName(name)) return { status: 400, message: errorMessages.invisibleName } as const
  return undefined
}
