/** The page of a match. */
export const matchPath = (id: string): string => `/esports/match/${id}`
