const offsetMs = 330 * 60_000

/** A date whose UTC fields are those of a time (ms) in India. */
export const toIndianTime = (time: number): Date => new Date(time + offsetMs)
