/** Alternative paths (docs/decisions/routes.md) and their targets; the rest of the path stays. The build writes them into `_redirects`. */
export const redirects = [
  ['/organizer', '/organizers'],
  ['/organizations', '/organization'],
] as const

/** The path to redirect to; null if the path isn't redirected. */
export function findRedirect(path: string): string | null {
  for (const [from, to] of redirects) if (path === from || path.startsWith(`${from}/`)) return path.replace(from, to)
  return null
}
