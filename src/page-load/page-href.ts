import type { AnyRouter } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '~/router/search-string'

/**
 * The path and the search params that decide what a page shows: in the order of their definition, without defaults and unknown
 * params. URLs that mean the same page have the same href.
 */
export function readPageHref(router: AnyRouter, { pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const path = pathname.replace(/(?<=.)\/$/, '')
  const defaults = findSearchDefaults(router, path)
  const chosen = Object.entries(validateSearch(router, path, parseSearch(search))).filter(
    ([name, value]) => String(value) !== String(defaults[name]),
  )
  return path + stringifySearch(Object.fromEntries(chosen))
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
