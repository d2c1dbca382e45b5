/** As many players as are compared at once. */
export const maxCompared = 4
