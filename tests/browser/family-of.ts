/** What pages of one route have in common: the first folder, and how deep they are below it. */
export function familyOf(path: string): string {
  const [, folder, ...rest] = path.replace(/\?.*/, '').split('/')
  return [folder, ...rest.map(() => '*')].join('/')
}
