import { notFound } from '@tanstack/react-router'

/** Returns the value found for an id. Throws `notFound()` if there is none, so the page says so, with status 404. */
export function requireFound<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw notFound()
  return value
}
