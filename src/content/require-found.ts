import { notFound } from '@tanstack/react-router'

/** What an id belongs to. Throws `notFound()` when that is nothing: the page of the id says so, with status 404. */
export function requireFound<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw notFound()
  return value
}
