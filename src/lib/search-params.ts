/**
 * Readers of search params. They never fail: what is missing or wrong becomes the default, which stands in no address.
 * By hand, because search params are read on every page and a schema library would cost each of them 7.5 kB of first load.
 */

/** Any text, without the one character that no server can store; none when absent. */
export const text = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\0', '') : '')

/** A page, counted from 1. */
export function page(value: unknown): number {
  const number = Number(value)
  return Number.isInteger(number) && number >= 1 && number <= 1_000_000 ? number : 1
}
