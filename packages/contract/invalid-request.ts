import { type FilterName, filterNames } from './filters'
import type { ValidationMessages } from './messages'
import { isStorable } from './rules'

/** What a schema finds wrong; the path begins with the field. */
type Issue = Readonly<{ path: readonly PropertyKey[] }>

/** The message for the first field that is invalid. */
export function findMessage(messages: ValidationMessages, issues: readonly Issue[] = []): string {
  const field = String(issues[0]?.path[0] ?? '')
  return messages[field] ?? messages.fallback
}

/** Whether a database can store the search and all filters of `listPlayers`. */
export const isStorableQuery = (params: Readonly<Record<'search' | FilterName, string>>): boolean =>
  isStorable(params.search) && filterNames.every((name) => isStorable(params[name]))
