/** Other names of pages (docs/decisions/routes.md) and their targets; the rest of the path stays. The build writes them into `_redirects`. */
export const redirects = [
  ['/organizer', '/organizers'],
  ['/organizations', '/organization'],
] as const

/** The path that a redirect leads to; null for all others. */
export function findRedirect(path: string): string | null {
  for (const [from, to] of redirects) if (path === from || path.startsWith(`${from}/`)) return path.replace(from, to)
  return null
}
