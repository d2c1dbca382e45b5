// Rules of our own backends beside openapi.yaml.

/** Bytes that the body of a request may have. */
export const maxBodyBytes = 100 * 1024

/** Players in the response of `listTopPlayers`. */
export const topPlayersCount = 8

/** What the list of players can be filtered by. */
export const filters = ['game', 'tier', 'team', 'status'] as const

/** Whether a database can hold a text: no NUL byte, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')
