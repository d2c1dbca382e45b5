import type { Role } from '@akhada/contract/generated/models'

/** The roles an account may have, as the forms offer them (specification 6). */
export const roles: { value: Role; label: string }[] = [
  { value: 'user', label: 'User' },
  { value: 'admin', label: 'Admin' },
  { value: 'org-admin', label: 'Organization Admin' },
  { value: 'to-admin', label: 'Tournament Organizer' },
  { value: 'media-admin', label: 'Media Admin' },
]

/** Whether a value from a form or the URL is a role. */
export const isRole = (value: unknown): value is Role => roles.some((role) => role.value === value)

/** The name of a role as people read it; a role we do not know is shown as sent. */
export const getRoleLabel = (role: string): string => roles.find(({ value }) => value === role)?.label ?? role
