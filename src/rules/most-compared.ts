/** As many players as are compared at once. */
export const mostCompared = 4
