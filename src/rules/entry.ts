const dayMs = 24 * 60 * 60_000

/** When the entries of a tournament close, as an ISO time: two days before it starts. */
export const getEntryDeadline = (start: string): string => new Date(Date.parse(start) - 2 * dayMs).toISOString()
