/** The most players in a file. */
export const maxRows = 1000
