/** The pattern that pages of one route share: the first folder, and a star for each segment below it. */
export function toRoutePattern(path: string): string {
  if (path.startsWith('/esports/match/')) return 'esports/match/*'
  const [, folder, ...rest] = path.replace(/\?.*/, '').split('/')
  return [folder, ...rest.map(() => '*')].join('/')
}
