/** As many players as a file has at most. */
export const maxRows = 1000
