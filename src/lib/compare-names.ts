/** Sorts by name. */
export const compareNames = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name, 'en')
