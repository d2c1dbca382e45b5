import type { AnyRouter } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from './search-string'

/**
 * The canonical href of a page: its path, and the search params that it reads, in the order of their definition and without defaults.
 * Equivalent URLs have the same href.
 */
export function readPageHref(router: AnyRouter, { pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const path = removeLastSlash(pathname)
  return path + stringifySearch(readPageSearch(router, path, search))
}

/** Rewrites the search params that a URL's page reads in their canonical form; unknown params stay. */
export function correctHref(router: AnyRouter, { pathname, search, hash }: Location): string {
  const path = removeLastSlash(pathname)
  const defaults = findSearchDefaults(router, path)
  const unknown = Object.entries(parseSearch(search)).filter(([name]) => !Object.hasOwn(defaults, name))
  return path + stringifySearch({ ...Object.fromEntries(unknown), ...readPageSearch(router, path, search) }) + hash
}

/** The search params that the page of a path knows, with their defaults. */
export const findSearchDefaults = (router: AnyRouter, path: string): Record<string, unknown> =>
  validateSearch(router, path, {})

/** The route that shows a path. */
export const findRoute = (router: AnyRouter, path: string) => router.getMatchedRoutes(path)[0].at(-1)

function validateSearch(router: AnyRouter, path: string, search: Record<string, string>): Record<string, unknown> {
  const validate: unknown = findRoute(router, path)?.options.validateSearch
  return typeof validate === 'function' ? validate(search) : {}
}

function readPageSearch(router: AnyRouter, path: string, search: string): Record<string, unknown> {
  const defaults = findSearchDefaults(router, path)
  const chosen = Object.entries(validateSearch(router, path, parseSearch(search))).filter(
    ([name, value]) => String(value) !== String(defaults[name]),
  )
  return Object.fromEntries(chosen)
}

const removeLastSlash = (path: string) => path.replace(/(?<=.)\/$/, '')
