/** The most players compared at once. */
export const maxCompared = 4
